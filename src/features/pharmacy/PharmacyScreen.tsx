import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { MyPharmacySpot } from '../../blocks/my-pharmacy/MyPharmacySpot';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import type { Offer } from '../../domain/pharmacy';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { PhoneLink } from '../../ui/phone-link/PhoneLink';
import { AboutPharmacy } from './AboutPharmacy';
import { BookableServices } from './BookableServices';
import { FindTheWay } from './FindTheWay';
import { OpeningHours } from './OpeningHours';
import { PharmacyReviews } from './PharmacyReviews';
import * as styles from './PharmacyScreen.css';

/** One pharmacy: when it is open, where it is, what it offers and how to reach it. */
export function PharmacyScreen({ page }: { page: PageOf<'pharmacy'> }) {
  const { pharmacy, asOf, mapUrl, socialMedia, reviews } = page.data;
  const { name, phone, locationServices, bookableServices, languages } = pharmacy;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{name}</h1>
        <AboutPharmacy pharmacy={pharmacy} asOf={asOf} />
        <MyPharmacySpot key={pharmacy.id} pharmacy={pharmacy} />
      </div>
      <div className={styles.columns}>
        <OpeningHours times={pharmacy} asOf={asOf} />
        <FindTheWay pharmacy={pharmacy} mapUrl={mapUrl} />
        <Section title={<Trans>Kontakt</Trans>}>
          <p>
            <Trans>Ring apoteket:</Trans> <PhoneLink className={standaloneLink} phone={phone} />
          </p>
          <p>
            <Trans>Gäller det en beställning på nätet?</Trans>{' '}
            <Link className={standaloneLink} href="/rad/kundservice/">
              <Trans>Kontakta kundservice</Trans>
            </Link>
          </p>
        </Section>
        {socialMedia.length > 0 && (
          <Section title={<Trans>Följ apoteket</Trans>}>
            <ul className={styles.plainList}>
              {socialMedia.map((account) => (
                <li key={account.url}>
                  <a className={standaloneLink} href={account.url}>
                    {account.name}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Offers title={<Trans>Service på apoteket</Trans>} offers={locationServices} />
        <Offers title={<Trans>Språk förutom svenska</Trans>} offers={languages} />
      </div>
      {bookableServices.length > 0 && <BookableServices services={bookableServices} />}
      {reviews && <PharmacyReviews reviews={reviews} />}
    </PageFrame>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.subHeading}>{title}</h2>
      {children}
    </section>
  );
}

function Offers({ title, offers }: { title: ReactNode; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {offers.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}

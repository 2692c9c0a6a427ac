import { Trans, useLingui } from '@lingui/react/macro';
import type { BookableService } from '../../domain/pharmacy';
import { formatMoney } from '../../i18n/format';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import * as styles from './PharmacyScreen.css';

/** Services with a booked time: their price, and the way to book and to read more. */
export function BookableServices({ services }: { services: readonly BookableService[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.section}>
      <h2 className={styles.subHeading}>
        <Trans>Boka tid</Trans>
      </h2>
      <ul className={styles.cards}>
        {services.map(({ id, name, price, bookingUrl, informationUrl }) => (
          <li key={id} className={styles.card}>
            <h3 className={styles.smallHeading}>{name}</h3>
            <p>{price === null ? t`Priset varierar` : price === 0 ? t`Kostnadsfritt` : formatMoney(price)}</p>
            <div className={styles.links} data-screen-only>
              <a className={standaloneLink} href={bookingUrl} aria-label={t`Boka på nätet: ${name}`}>
                <Trans>Boka på nätet</Trans>
              </a>
              <a className={standaloneLink} href={informationUrl} aria-label={t`Pris och information: ${name}`}>
                <Trans>Pris och information</Trans>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PharmacyProfile } from '../../domain/pharmacy';
import { formatDecimal, formatLongDate } from '../../i18n/format';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Stars } from '../../ui/stars/Stars';
import * as styles from './PharmacyScreen.css';

interface PharmacyReviewsProps {
  reviews: NonNullable<PharmacyProfile['reviews']>;
}

/** What visitors have written on a maps service, which does not check that they were there. */
export function PharmacyReviews({ reviews: { average, count, url, latest } }: PharmacyReviewsProps) {
  const { t } = useLingui();
  const grade = formatDecimal(average);
  return (
    <section className={styles.section}>
      <h2 className={styles.subHeading}>
        <Trans>Omdömen</Trans>
      </h2>
      <p>
        <Stars value={average} label={t`Betyg ${grade} av 5`} />{' '}
        <Trans>
          {grade} av 5, {count} omdömen. De kommer från en karttjänst och är inte kontrollerade.
        </Trans>
      </p>
      <ul className={styles.cards}>
        {latest.map(({ author, stars, text, date }) => (
          <li key={date} className={styles.card}>
            <Stars value={stars} label={t`Betyg ${stars} av 5`} />
            <p>{text}</p>
            <p className={styles.quiet}>
              {author}, {formatLongDate(date)}
            </p>
          </li>
        ))}
      </ul>
      <div data-screen-only>
        <a className={standaloneLink} href={url}>
          <Trans>Läs alla omdömen på karttjänsten</Trans>
        </a>
      </div>
    </section>
  );
}

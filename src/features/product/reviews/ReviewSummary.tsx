import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Reviews } from '../../../domain/review';
import { formatDecimal } from '../../../i18n/format';
import { Stars } from '../../../ui/stars/Stars';
import * as styles from './Reviews.css';

/** The average rating, the number of ratings, and how the reviews have been verified. */
export function ReviewSummary({ reviews: { average, count, provider } }: { reviews: Reviews }) {
  const { t } = useLingui();
  const figure = formatDecimal(average);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.figure} aria-hidden>
          {figure}
        </span>
        <Stars value={average} label={t`Betyg ${figure} av 5`} />
        <Plural value={count} one="# omdöme" other="# omdömen" />
      </p>
      <p className={styles.quiet}>
        <Trans>
          Omdömena samlas in av {provider}. ”Verifierat köp” betyder att {provider} har kontrollerat att den som skriver
          har köpt varan; övriga omdömen är inte kontrollerade. Betyget räknas på alla omdömen, även dem utan text.
        </Trans>
      </p>
    </div>
  );
}

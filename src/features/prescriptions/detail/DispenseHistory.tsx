import { Plural, Trans } from '@lingui/react/macro';
import type { Dispense } from '../../../domain/prescription';
import { formatDate } from '../../../i18n/format';
import { keyed } from '../../../lib/keyed';
import * as styles from '../Prescriptions.css';

interface DispenseHistoryProps {
  dispenses: readonly Dispense[];
  packagesPerDispense: number;
}

/** The packages that have been dispensed, the latest first, and for how many dispenses each time counts. */
export function DispenseHistory({ dispenses, packagesPerDispense }: DispenseHistoryProps) {
  return (
    <section className={styles.card} aria-labelledby="recept-uttag">
      <h2 id="recept-uttag" className={styles.title}>
        <Trans>Utlämnade förpackningar</Trans>
      </h2>
      {dispenses.length === 0 ? (
        <p className={styles.note}>
          <Trans>Inget har hämtats ut än.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {keyed(dispenses)
            .reverse()
            .map(({ key, item: { date, title, quantity, place } }) => (
              <li key={key}>
                <strong>{formatDate(date)}</strong> {title},{' '}
                <Plural value={quantity} one="# förpackning" other="# förpackningar" />
                {quantity > packagesPerDispense && (
                  <>
                    {' '}
                    <Plural
                      value={Math.ceil(quantity / packagesPerDispense)}
                      one="(räknas som # uttag)"
                      other="(räknas som # uttag)"
                    />
                  </>
                )}
                <br />
                <span className={styles.note}>{place ?? <Trans>Beställt online</Trans>}</span>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import type { Dispense } from '../../../domain/prescription';
import { formatDate } from '../../../i18n/format';
import { keyed } from '../../../lib/keyed';
import * as styles from '../Prescriptions.css';

/** What has been dispensed, the latest first. */
export function DispenseHistory({ dispenses }: { dispenses: readonly Dispense[] }) {
  return (
    <section className={styles.card} aria-labelledby="recept-uttag">
      <h3 id="recept-uttag" className={styles.title}>
        <Trans>Tidigare uttag</Trans>
      </h3>
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
                <br />
                <span className={styles.note}>{place ?? <Trans>Hemskickat</Trans>}</span>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

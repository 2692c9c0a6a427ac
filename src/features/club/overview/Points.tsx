import { Trans } from '@lingui/react/macro';
import { nextCheque } from '../../../domain/club';
import { formatDecimal, formatMoney } from '../../../i18n/format';
import * as styles from '../Club.css';
import * as own from './Points.css';

/** The current points, and the progress to the next cheque. */
export function Points({ points }: { points: number }) {
  const next = nextCheque(points);
  const amount = formatMoney(next.amount);
  const missing = formatDecimal(next.missing);
  return (
    <section className={styles.card} aria-labelledby="klubb-mina-poang">
      <h2 id="klubb-mina-poang" className={styles.title}>
        <Trans>Dina poäng</Trans>
      </h2>
      <p className={own.points}>{formatDecimal(points)}</p>
      <label className={own.way}>
        <Trans>
          {missing} poäng kvar till en bonuscheck på {amount}
        </Trans>
        <progress className={own.progress} max={1} value={next.progress} />
      </label>
      <p className={styles.note}>
        <Trans>Du får 1 poäng för varje krona.</Trans>
      </p>
    </section>
  );
}

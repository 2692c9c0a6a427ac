import { Trans } from '@lingui/react/macro';
import { chequeSteps } from '../../../domain/club';
import { formatDecimal, formatMoney } from '../../../i18n/format';
import * as styles from '../Club.css';

/** What points are worth. */
export function PointsTable() {
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Så mycket ger dina poäng</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Poäng</Trans>
          </th>
          <th scope="col">
            <Trans>Bonuscheck</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {chequeSteps.map(({ points, amount }) => (
          <tr key={points}>
            <td className={styles.number}>{formatDecimal(points)}</td>
            <td className={styles.number}>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

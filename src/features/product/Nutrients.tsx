import { Trans } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import * as styles from './Nutrients.css';

/** The nutrients, their amounts and their share of the daily reference intake. */
export function Nutrients({ nutrients }: Pick<PageOf<'product'>['data'], 'nutrients'>) {
  const hasShares = nutrients.some(({ share }) => share !== null);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell} scope="col">
              <Trans>Näringsämne</Trans>
            </th>
            <th className={styles.figure} scope="col">
              <Trans>Mängd</Trans>
            </th>
            {hasShares && (
              <th className={styles.figure} scope="col">
                <Trans>DRI*</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {nutrients.map(({ name, amount, share }) => (
            <tr key={name}>
              <th className={styles.cell} scope="row">
                {name}
              </th>
              <td className={styles.figure}>{amount}</td>
              {hasShares && <td className={styles.figure}>{share ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {hasShares && (
        <p className={styles.note}>
          <Trans>* Andel av det dagliga referensintaget för vuxna.</Trans>
        </p>
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { ore } from '../../domain/money';
import type { Order } from '../../domain/order';
import { formatMoney } from '../../i18n/format';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import * as styles from './OrderItems.css';

/** The goods, and what they came to. */
export function OrderItems({ order }: { order: Order }) {
  const { items, freight, bonusCheques, vat, total } = order;
  return (
    <section className={styles.section} aria-labelledby="order-varor">
      <h2 id="order-varor" className={styles.title}>
        <Trans>Dina varor</Trans>
      </h2>
      <table className={styles.table}>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">
              <Trans>Vara</Trans>
            </th>
            <th scope="col">
              <Trans>Antal</Trans>
            </th>
            <th scope="col">
              <Trans>Pris</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.itemId ?? `${item.title} ${index}`} className={styles.row}>
              <th scope="row" className={styles.name}>
                {item.title}
                {item.prescription && (
                  <span className={styles.note}>
                    <Trans>Hämtat på recept</Trans>
                  </span>
                )}
              </th>
              <td className={styles.figure}>
                <Trans>{item.quantity} st</Trans>
              </td>
              <td className={styles.figure}>{formatMoney(item.totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>
            <Trans>Frakt</Trans>
          </dt>
          <dd>{freight === 0 ? <Trans>Fri</Trans> : formatMoney(freight)}</dd>
        </div>
        {bonusCheques > 0 && (
          <div className={styles.sum}>
            <dt>
              <Trans>Bonuscheckar</Trans>
            </dt>
            <dd>{formatMoney(ore(-bonusCheques))}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Totalt inkl. moms</Trans>
          </dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        <div className={styles.vat}>
          <dt>
            <Trans>varav moms</Trans>
          </dt>
          <dd>{formatMoney(vat)}</dd>
        </div>
      </dl>
    </section>
  );
}

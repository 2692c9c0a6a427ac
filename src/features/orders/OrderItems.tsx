import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { RowPrice } from '../../blocks/cart-rows/RowPrice';
import { Link } from '../../blocks/link/Link';
import { add, zero } from '../../domain/money';
import { type Order, type OrderItem, withdrawnAt } from '../../domain/order';
import { formatLongDate, formatMoney } from '../../i18n/format';
import { unbrokenUnits } from '../../i18n/unbroken-units';
import { paths } from '../../routes/paths';
import { useSession } from '../../session/use-session';
import { Icon } from '../../ui/icon/Icon';
import { pill } from '../../ui/icon/paths';
import * as styles from './OrderItems.css';
import { OrderSums } from './OrderSums';

/** The products and their totals. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <section className={styles.section} aria-labelledby="order-varor">
      <h2 id="order-varor" className={styles.title}>
        {order.items.length > 0 ? <Trans>Dina varor</Trans> : <Trans>Summering</Trans>}
      </h2>
      {order.items.length > 0 && <Items order={order} />}
      {order.medicinesWithheld && <MedicinesWithheld />}
      <OrderSums order={order} />
    </section>
  );
}

/** Whoever knows number and contact may be somebody else. */
function MedicinesWithheld() {
  const [location] = useLocation();
  const { signedIn } = useSession();
  return (
    <p>
      {signedIn ? (
        <Trans>Vilka läkemedel det gäller ser bara den som har beställt dem.</Trans>
      ) : (
        <Trans>
          Har du beställt läkemedlen? <Link href={paths.signIn(location)}>Logga in med e-legitimation</Link> så ser du
          vilka de är.
        </Trans>
      )}
    </p>
  );
}

function Items({ order }: { order: Order }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.headRow}>
          <th scope="col" className={styles.nameHead}>
            <Trans>Vara</Trans>
          </th>
          <th scope="col" className={styles.figureHead}>
            <Trans>Antal</Trans>
          </th>
          <th scope="col" className={styles.figureHead}>
            <Trans>Pris</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item, index) => (
          <ItemRow key={item.itemId ?? `${item.title} ${index}`} item={item} withdrawn={withdrawnAt(item, order)} />
        ))}
      </tbody>
    </table>
  );
}

function ItemRow({ item, withdrawn }: { item: OrderItem; withdrawn: string | null }) {
  const { title, quantity, totalPrice, discount, prescription } = item;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {unbrokenUnits(title)}
        {prescription && <PrescriptionNotes item={item} />}
        {withdrawn !== null && (
          <span className={styles.note}>
            <Trans>Du ångrade köpet {formatLongDate(withdrawn)}.</Trans>
          </span>
        )}
      </th>
      <td className={styles.figure}>
        <Trans>{quantity} st</Trans>
      </td>
      <td className={styles.figure}>
        <RowPrice row={{ totalPrice: add(totalPrice, discount), discount }} />
      </td>
    </tr>
  );
}

/** For whom it is, the product it replaces, and what the high-cost protection does not cover. */
function PrescriptionNotes({ item: { forWhom, insteadOf, outsideProtection = zero } }: { item: OrderItem }) {
  const { t } = useLingui();
  return (
    <>
      <span className={styles.note}>
        <Icon path={pill} />
        <Trans>Hämtas ut på recept</Trans>
      </span>
      {forWhom != null && (
        <span className={styles.note}>
          <Trans>Till {forWhom}</Trans>
        </span>
      )}
      {insteadOf != null && <span className={styles.note}>{unbrokenUnits(t`I stället för ${insteadOf}`)}</span>}
      {outsideProtection > 0 && (
        <span className={styles.note}>
          <Trans>{formatMoney(outsideProtection)} är utanför högkostnadsskyddet.</Trans>
        </span>
      )}
    </>
  );
}

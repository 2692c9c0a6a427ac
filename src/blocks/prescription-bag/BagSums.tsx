import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PrescriptionBag } from '../../domain/cart';
import type { Ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { sumRow } from '../../ui/panel/sum-row.css';
import * as styles from './PrescriptionBag.css';

/** What prescription goods cost before discount, what of that the high-cost protection counts, and what the customer pays. */
export function BagSums({ bag }: { bag: PrescriptionBag }) {
  const { totalPrice, customerPrice, insidePrice: inside, outsidePrice: outside } = bag;
  const isShared = inside != null && outside != null && inside > 0 && outside > 0;
  return (
    <dl className={styles.sums}>
      {totalPrice > customerPrice && <Line name={<Trans>Kostnad före rabatt</Trans>} amount={totalPrice} />}
      {isShared && (
        <>
          <Line name={<Trans>varav inom högkostnadsskyddet</Trans>} amount={inside} />
          <Line name={<Trans>varav utanför högkostnadsskyddet</Trans>} amount={outside} />
        </>
      )}
      <Pays amount={customerPrice} />
    </dl>
  );
}

/** What the customer pays for prescription goods, where no more is known. */
export function BagSum({ amount }: { amount: Ore }) {
  return (
    <dl className={styles.sums}>
      <Pays amount={amount} />
    </dl>
  );
}

function Pays({ amount }: { amount: Ore }) {
  return (
    <div className={styles.pays}>
      <dt>
        <Trans>Du betalar för receptvaror</Trans>
      </dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}

function Line({ name, amount }: { name: ReactNode; amount: Ore }) {
  return (
    <div className={sumRow}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ore } from '../../domain/money';
import type { Order } from '../../domain/order';
import { formatMoney } from '../../i18n/format';
import { sumRow } from '../../ui/panel/sum-row.css';
import * as styles from './OrderSums.css';

/** The order's totals. All come from the service; none is calculated here. */
export function OrderSums({ order }: { order: Order }) {
  const { products, discount, freight, bonusCheques, vat, total } = order;
  return (
    <dl className={styles.sums}>
      {products !== null && <Sum name={<Trans>Varor</Trans>}>{formatMoney(products)}</Sum>}
      {discount > 0 && <Sum name={<Trans>Rabatt</Trans>}>{formatMoney(ore(-discount))}</Sum>}
      <Sum name={<Trans>Frakt</Trans>}>{freight === 0 ? <Trans>Fri</Trans> : formatMoney(freight)}</Sum>
      {bonusCheques > 0 && <Sum name={<Trans>Bonuscheckar</Trans>}>{formatMoney(ore(-bonusCheques))}</Sum>}
      <Sum name={<Trans>Totalt inkl. moms</Trans>} look={styles.total}>
        {formatMoney(total)}
      </Sum>
      <Sum name={<Trans>varav moms</Trans>} look={styles.vat}>
        {formatMoney(vat)}
      </Sum>
    </dl>
  );
}

function Sum({ name, look = sumRow, children }: { name: ReactNode; look?: string; children: ReactNode }) {
  return (
    <div className={look}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

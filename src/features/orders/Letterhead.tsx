import { Trans } from '@lingui/react/macro';
import type { Order } from '../../domain/order';
import { formatLongDate } from '../../i18n/format';
import { useConfig } from '../../platform/config/config';
import * as styles from './Letterhead.css';

/** The seller and the order date. Printed only, at the top of the page. */
export function Letterhead({ order: { orderNumber, orderDate } }: { order: Order }) {
  const operator = useConfig()?.operator;
  return (
    <div className={styles.letterhead}>
      {operator && (
        <div>
          <p className={styles.name}>{operator.tradeName}</p>
          <p>
            {operator.company} · <Trans>org.nr {operator.organisationNumber}</Trans>
          </p>
          <p>{operator.address}</p>
        </div>
      )}
      <div className={styles.order}>
        <p className={styles.number}>
          <Trans>Ordernummer {orderNumber}</Trans>
        </p>
        <p>{formatLongDate(orderDate)}</p>
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../domain/order';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './OrderStatusLine.css';
import { statusTextsOf } from './order-status';

/** The order's status; screen readers announce changes. */
export function OrderStatusLine({ order }: { order: Order }) {
  const { t } = useLingui();
  const { text, icon, tone } = statusTextsOf(order);
  return (
    <p className={styles.statusOf[tone]} role="status">
      <Icon path={icon} />
      {t(text)}
    </p>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '../../domain/order';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './OrderStatusLine.css';
import { statusTexts } from './order-status';

/** The order's status; screen readers announce changes. */
export function OrderStatusLine({ status }: { status: OrderStatus }) {
  const { t } = useLingui();
  const { text, icon, tone } = statusTexts[status];
  return (
    <p className={styles.statusOf[tone]} role="status">
      <Icon path={icon} />
      {t(text)}
    </p>
  );
}

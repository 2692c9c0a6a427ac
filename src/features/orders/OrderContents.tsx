import { Trans } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { zero } from '../../domain/money';
import { isCalledOff, type Order } from '../../domain/order';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { LinkButton } from '../../ui/button/LinkButton';
import { Choices } from './Choices';
import { CustomerDetails } from './CustomerDetails';
import { CustomerService } from './CustomerService';
import { DeliveryDetails } from './DeliveryDetails';
import * as styles from './OrderContents.css';
import { OrderDetails } from './OrderDetails';
import { OrderItems } from './OrderItems';
import { Parcels } from './Parcels';
import { ReviewPrompt } from './ReviewPrompt';
import { ReturnPrompt } from './return/ReturnPrompt';
import { WithdrawalPrompt } from './withdrawal/WithdrawalPrompt';

/** All details of an order. For a cancelled order, anything that depends on it being sent is left out. */
export function OrderContents({ order }: { order: Order }) {
  const isOff = isCalledOff(order);
  return (
    <>
      {order.idRequired && !isOff && (
        <Alert tone="info" title={<Trans>Ta med legitimation</Trans>}>
          {order.total === zero ? (
            <Trans>Varorna lämnas ut mot legitimation. Bara den som har beställt kan ta emot eller hämta dem.</Trans>
          ) : (
            <Trans>Varorna lämnas ut mot legitimation. Bara den som har betalat kan ta emot eller hämta dem.</Trans>
          )}
        </Alert>
      )}
      <div className={styles.details}>
        <OrderDetails order={order} />
        <CustomerDetails order={order} />
        <DeliveryDetails order={order} />
      </div>
      {!isOff && <Choices order={order} />}
      {!isOff && <Parcels order={order} />}
      <OrderItems order={order} />
      {!isOff && <ReviewPrompt order={order} />}
      <WithdrawalPrompt order={order} />
      <ReturnPrompt order={order} />
      <CustomerService orderNumber={order.orderNumber} />
      <div data-screen-only>
        <LinkButton href={paths.home()} link={Link}>
          <Trans>Fortsätt handla</Trans>
        </LinkButton>
      </div>
    </>
  );
}

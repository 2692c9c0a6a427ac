import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { CartStates } from '../../blocks/cart-state/CartStates';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { useTitle } from '../../blocks/use-title/use-title';
import { useCart } from '../../cart/use-cart';
import { Spinner } from '../../ui/spinner/Spinner';
import { besideSteps } from './beside-steps-part';
import { Checkout } from './Checkout';
import * as styles from './CheckoutScreen.css';
import { OrderMade } from './OrderMade';
import { useFollowedOrder } from './payment/use-followed-order';
import { type PaymentState, usePayment } from './payment/use-payment';
import { useBegunTracked } from './use-begun-tracked';

const beside: PaymentState[] = ['away', 'refused', 'unsure', 'unread'];

export function CheckoutScreen() {
  const { t } = useLingui();
  useTitle(t`Kassa`);
  const view = useCart();
  const payment = usePayment();
  const asksForProducts = Boolean(new URLSearchParams(useSearch()).get('tg'));
  const heading = useRef<HTMLHeadingElement>(null);
  useBegunTracked(view, asksForProducts);
  useFollowedOrder(view.cart?.cartId, payment);
  const { state } = payment;
  useEffect(() => {
    // The frame that had focus has been removed.
    if (state !== 'open' && document.activeElement === document.body) heading.current?.focus();
  }, [state]);

  return (
    <div className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Kassa</Trans>
      </h1>
      {content()}
    </div>
  );

  function content() {
    if (state === 'confirming') return <Confirming />;
    if (asksForProducts || beside.includes(state)) {
      return (
        <PartBoundary fallback={<FailureAlert onRetry={() => location.reload()} />}>
          <besideSteps.Component payment={payment} />
        </PartBoundary>
      );
    }
    return (
      <CartStates view={view} outline="form" aboveEmpty={<OrderMade />} onEmptied={() => heading.current?.focus()}>
        {(cart) => <Checkout cart={cart} view={view} payment={payment} onEmptied={() => heading.current?.focus()} />}
      </CartStates>
    );
  }
}

function Confirming() {
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      <Trans>Vi slutför din beställning. Stanna kvar på sidan.</Trans>
    </p>
  );
}

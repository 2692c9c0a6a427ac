import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { CartStates } from '../../blocks/cart-state/CartStates';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { useTitle } from '../../blocks/use-title/use-title';
import { useCart } from '../../cart/use-cart';
import type { CartView } from '../../cart/view';
import { part } from '../../lib/part';
import { countTrade } from '../../telemetry/count-trade';
import { Spinner } from '../../ui/spinner/Spinner';
import { requestedGoods } from './adding/requested-goods';
import { Checkout } from './Checkout';
import * as styles from './CheckoutScreen.css';
import { undecidedPayment } from './payment/open-payment';
import { PaymentUnsure } from './payment/PaymentUnsure';
import { usePayment } from './payment/use-payment';

const byLink = part('GoodsByLink', () => import('./adding/GoodsByLink').then((m) => m.GoodsByLink));
const refused = part('PaymentRefused', () => import('./payment/PaymentRefused').then((m) => m.PaymentRefused));
const away = part('PaymentAway', () => import('./payment/PaymentAway').then((m) => m.PaymentAway));

export function CheckoutScreen() {
  const { t } = useLingui();
  useTitle(t`Kassa`);
  const view = useCart();
  const payment = usePayment();
  const goods = requestedGoods(useSearch());
  const heading = useRef<HTMLHeadingElement>(null);
  useBegunTracked(view, goods !== null);

  return (
    <div className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Kassa</Trans>
      </h1>
      {content()}
    </div>
  );

  function content() {
    const { state } = payment;
    const unsure = <PaymentUnsure onAsk={payment.askAgain} />;
    if (state === 'unsure') return unsure;
    if (state === 'confirming') return <Confirming />;
    if (state === 'away' || state === 'refused') {
      return (
        <PartBoundary words={null} fallback={unsure}>
          {state === 'away' ? (
            <away.Component onAsk={payment.comeBack} onOther={payment.payOtherwise} />
          ) : (
            <refused.Component failure={payment.refusal} paymentId={undecidedPayment()} />
          )}
        </PartBoundary>
      );
    }
    if (goods) {
      return (
        <PartBoundary>
          <byLink.Component items={goods} />
        </PartBoundary>
      );
    }
    return (
      <CartStates view={view}>
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

/** Counts once that the checkout was begun with these goods. */
function useBegunTracked({ cart, status }: CartView, isAdding: boolean): void {
  const tracked = useRef(false);
  useEffect(() => {
    if (tracked.current || isAdding || status !== 'ready' || !cart || cart.rows.length === 0) return;
    tracked.current = true;
    countTrade(({ trackCheckoutBegun }) => trackCheckoutBegun(cart.rows));
  }, [cart, status, isAdding]);
}

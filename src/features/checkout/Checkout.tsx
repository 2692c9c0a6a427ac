import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { SummaryRows } from '../../blocks/cart-rows/SummaryRows';
import { CartSummary } from '../../blocks/cart-summary/CartSummary';
import { Sum } from '../../blocks/cart-summary/Sum';
import { NumberOfProducts } from '../../blocks/number-of-products/NumberOfProducts';
import type { CartView } from '../../cart/view';
import { type Cart, numberOfItems } from '../../domain/cart';
import { summaryPanel } from '../../ui/panel/panel.css';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CheckoutScreen.css';
import type { Payment } from './payment/use-payment';
import { CheckoutSteps } from './steps/CheckoutSteps';
import { useDeliveryNeeds } from './steps/use-delivery-needs';

interface CheckoutProps {
  cart: Cart;
  view: CartView;
  payment: Payment;
  onEmptied: () => void;
}

/** The steps and the summary, which stays visible throughout. */
export function Checkout({ cart, view, payment, onEmptied }: CheckoutProps) {
  const { t } = useLingui();
  const { isKnown, ...needs } = useDeliveryNeeds(cart);
  // Rendered in the background: all steps at once would block a tap.
  const hasSteps = useDeferredValue(isKnown);
  return (
    <div className={styles.columns}>
      <a className={view.saving ? styles.glanceSaving : styles.glance} href="#kassa-summering" aria-busy={view.saving}>
        <span>
          <NumberOfProducts count={numberOfItems(cart)} />
        </span>
        <span>
          <Trans>Att betala</Trans> <Sum amount={cart.totals?.total} saving={view.saving} />
        </span>
      </a>
      {hasSteps ? (
        <CheckoutSteps cart={cart} view={view} payment={payment} needs={needs} onEmptied={onEmptied} />
      ) : (
        <div role="status" aria-label={t`Kassan laddas`}>
          <Skeleton className={styles.loading} />
        </div>
      )}
      <section className={summaryPanel} aria-labelledby="kassa-summering">
        <h2 id="kassa-summering" className={styles.summaryTitle}>
          <Trans>Din beställning</Trans>
        </h2>
        <SummaryRows rows={cart.rows} />
        <CartSummary cart={cart} saving={view.saving} />
      </section>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CartRows } from '../../blocks/cart-rows/CartRows';
import { CartStates } from '../../blocks/cart-state/CartStates';
import { cartPhase } from '../../blocks/cart-state/cart-phase';
import { CartSummary } from '../../blocks/cart-summary/CartSummary';
import { useTitle } from '../../blocks/use-title/use-title';
import { useCart } from '../../cart/use-cart';
import { summaryPanel } from '../../ui/panel/panel.css';
import * as styles from './CartScreen.css';
import { CheckoutButton } from './CheckoutButton';
import { useCartViewTracked } from './use-cart-view-tracked';

export function CartScreen() {
  const { t } = useLingui();
  useTitle(t`Varukorg`);
  const view = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const phase = cartPhase(view);
  useCartViewTracked(phase.kind === 'filled' ? phase.cart : null);

  return (
    <div className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Varukorg</Trans>
      </h1>
      <CartStates view={view}>
        {(cart) => (
          <div className={styles.columns}>
            <CartRows rows={cart.rows} view={view} onEmptied={() => heading.current?.focus()} />
            <section className={summaryPanel} aria-labelledby="varukorg-summa">
              <h2 id="varukorg-summa" className={styles.summaryTitle}>
                <Trans>Summering</Trans>
              </h2>
              <CartSummary cart={cart} saving={view.saving} />
              <CheckoutButton cart={cart} />
            </section>
          </div>
        )}
      </CartStates>
    </div>
  );
}

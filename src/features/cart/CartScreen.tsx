import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { LazyCheques } from '../../blocks/bonus-cheques/LazyCheques';
import { CartRows } from '../../blocks/cart-rows/CartRows';
import { CartStates } from '../../blocks/cart-state/CartStates';
import { cartPhase } from '../../blocks/cart-state/cart-phase';
import { CartSummary } from '../../blocks/cart-summary/CartSummary';
import { FindProducts } from '../../blocks/find-pharmacy/FindProducts';
import { WhenNear } from '../../blocks/part-boundary/WhenNear';
import { LazyBag } from '../../blocks/prescription-bag/LazyBag';
import { PurchaseLinks } from '../../blocks/purchase-links/PurchaseLinks';
import { useTitle } from '../../blocks/use-title/use-title';
import { LazyVouchers } from '../../blocks/vouchers/LazyVouchers';
import { useCart } from '../../cart/use-cart';
import { part } from '../../lib/part';
import { summaryPanel } from '../../ui/panel/panel.css';
import * as styles from './CartScreen.css';
import { CheckoutButton } from './CheckoutButton';
import { useCartViewTracked } from './use-cart-view-tracked';

const recommendations = part(() => import('./CartRecommendations'));

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
      <CartStates view={view} onEmptied={() => heading.current?.focus()}>
        {(cart) => (
          <>
            <div className={styles.columns}>
              <div className={styles.products}>
                <CartRows rows={cart.rows} view={view} onEmptied={() => heading.current?.focus()} />
                <FindProducts
                  products={cart.rows.map(({ itemId, itemType }) => ({ productNumber: itemId, itemType }))}
                />
                <LazyBag cart={cart} level={2} problem={view.problem} onRemoved={() => heading.current?.focus()} />
              </div>
              <section className={summaryPanel} aria-labelledby="varukorg-summa">
                <h2 id="varukorg-summa" className={styles.summaryTitle}>
                  <Trans>Summering</Trans>
                </h2>
                <CartSummary cart={cart} saving={view.saving} />
                <LazyVouchers cart={cart} problem={view.problem} />
                <LazyCheques cart={cart} problem={view.problem} />
                <CheckoutButton cart={cart} />
              </section>
            </div>
            {cart.rows.length > 0 && cart.version >= 0 && (
              <WhenNear className={styles.more}>
                <recommendations.Component inCart={cart.rows.map(({ itemId }) => itemId)} />
              </WhenNear>
            )}
          </>
        )}
      </CartStates>
      {phase.kind !== 'loading' && <PurchaseLinks />}
    </div>
  );
}

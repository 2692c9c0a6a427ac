import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { CartRows } from '../../blocks/cart-rows/CartRows';
import { CartStates } from '../../blocks/cart-state/CartStates';
import { cartPhase } from '../../blocks/cart-state/cart-phase';
import { FreeShipping } from '../../blocks/cart-summary/FreeShipping';
import { ShippingLine } from '../../blocks/cart-summary/ShippingLine';
import { Sum } from '../../blocks/cart-summary/Sum';
import { Link } from '../../blocks/link/Link';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { LazyBag } from '../../blocks/prescription-bag/LazyBag';
import { waitingBagAtom } from '../../cart/app-bag';
import { justAddedAtom } from '../../cart/drawers';
import { useCart } from '../../cart/use-cart';
import { numberOfItemsWith } from '../../domain/waiting-bag';
import { part } from '../../lib/part';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { Drawer } from '../../ui/modal/Drawer';
import { CheckoutButton } from './CheckoutButton';
import * as styles from './SideCart.css';
import { useCartViewTracked } from './use-cart-view-tracked';

const goesWith = part(() => import('./GoesWith'));

/** The cart in a drawer next to the current page. */
export function SideCart({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const view = useCart();
  const added = useAtomValue(justAddedAtom);
  const contents = useRef<HTMLDivElement>(null);
  const phase = cartPhase(view);
  const cart = phase.kind === 'filled' ? phase.cart : null;
  const count = numberOfItemsWith(view.cart, useAtomValue(waitingBagAtom));
  useCartViewTracked(cart);

  const footer = cart && (
    <div className={styles.footer}>
      {/* The old sum is not read as the one of the rows above; the new one is announced. */}
      <dl className={view.saving ? styles.sumsSaving : styles.sums} aria-busy={view.saving} aria-hidden={view.saving}>
        <ShippingLine cart={cart} />
        <div className={styles.total}>
          <dt>
            <Trans>Att betala</Trans>
          </dt>
          <dd>
            <Sum amount={cart.totals?.total} />
          </dd>
        </div>
      </dl>
      <CheckoutButton cart={cart} onFollow={onClose} />
      <LinkButton href={paths.cart()} link={Link} variant="tertiary" wide onClick={onClose}>
        <Trans>Visa hela varukorgen</Trans>
      </LinkButton>
    </div>
  );

  const goesWithIt = cart !== null && added !== null && (
    <PartBoundary>
      <goesWith.Component key={added} added={added} inCart={cart.rows.map(({ itemId }) => itemId)} />
    </PartBoundary>
  );

  return (
    <Drawer
      title={count > 0 ? t`Varukorg (${count})` : t`Varukorg`}
      onClose={onClose}
      footer={footer}
      after={goesWithIt}
    >
      <div ref={contents} tabIndex={-1} className={styles.contents}>
        <CartStates view={view} onContinue={onClose} level={3} onEmptied={() => contents.current?.focus()}>
          {(shown) => (
            <>
              <FreeShipping totals={shown.totals} saving={view.saving} />
              <CartRows
                rows={shown.rows}
                view={view}
                onEmptied={() => contents.current?.focus()}
                onFollow={onClose}
                inFlyout
              />
              <LazyBag cart={shown} level={3} problem={view.problem} onRemoved={() => contents.current?.focus()} />
            </>
          )}
        </CartStates>
      </div>
    </Drawer>
  );
}

import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../../blocks/link/Link';
import { cartActions } from '../../cart/cart-actions';
import { cartViewAtom } from '../../cart/view';
import type { Cart } from '../../domain/cart';
import { store } from '../../lib/store';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/button/LinkButton';

/** Asks the app to show the checkout if it has its own; otherwise a link. */
export function CheckoutButton({ cart, onFollow }: { cart: Cart; onFollow?: () => void }) {
  const [, navigate] = useLocation();

  async function go(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const done = cartActions.settled().catch(() => {});
    // An app needs the id, which a new cart gets when its first product has been added.
    const needsId = !embedder().can('checkout');
    if (needsId && cart.cartId === '') await done;
    const id = store.get(cartViewAtom).cart?.cartId || cart.cartId;
    // The product was refused; the error is already shown.
    if (needsId && id === '') return;
    onFollow?.();
    embedder().viewCheckout(id, () => navigate(paths.checkout()), done);
  }

  return (
    <LinkButton href={paths.checkout()} link={Link} size="huge" wide onClick={(event) => void go(event)}>
      <Trans>Till kassan</Trans>
    </LinkButton>
  );
}

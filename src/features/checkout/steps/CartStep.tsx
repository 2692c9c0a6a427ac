import { Trans } from '@lingui/react/macro';
import { CartRows } from '../../../blocks/cart-rows/CartRows';
import type { CartView } from '../../../cart/view';
import type { Cart } from '../../../domain/cart';
import { Button } from '../../../ui/button/Button';

interface CartStepProps {
  cart: Cart;
  view: CartView;
  busy: boolean;
  onEmptied: () => void;
  onDone: () => void;
}

export function CartStep({ cart, view, busy, onEmptied, onDone }: CartStepProps) {
  return (
    <>
      <CartRows rows={cart.rows} view={view} onEmptied={onEmptied} />
      <Button size="huge" wide loading={busy} onClick={onDone}>
        <Trans>Fortsätt</Trans>
      </Button>
    </>
  );
}

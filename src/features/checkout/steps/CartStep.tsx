import { Trans } from '@lingui/react/macro';
import { LateCheques } from '../../../blocks/bonus-cheques/LateCheques';
import { CartRows } from '../../../blocks/cart-rows/CartRows';
import { LateBag } from '../../../blocks/prescription-bag/LateBag';
import { LateVouchers } from '../../../blocks/vouchers/LateVouchers';
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
      <LateBag cart={cart} level={3} problem={view.problem} onRemoved={onEmptied} />
      <LateVouchers cart={cart} problem={view.problem} />
      <LateCheques cart={cart} problem={view.problem} />
      <Button size="huge" wide loading={busy} onClick={onDone}>
        <Trans>Fortsätt</Trans>
      </Button>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Failure, FailureKind } from '../../../api/errors';
import { LazyCheques } from '../../../blocks/bonus-cheques/LazyCheques';
import { CartRows } from '../../../blocks/cart-rows/CartRows';
import { LazyBag } from '../../../blocks/prescription-bag/LazyBag';
import { LazyVouchers } from '../../../blocks/vouchers/LazyVouchers';
import type { CartView } from '../../../cart/view';
import type { Cart } from '../../../domain/cart';
import type { ShippingConflict } from '../../../domain/delivery-needs';
import { Button } from '../../../ui/button/Button';
import { TakesFocus } from '../TakesFocus';
import { CheckoutFailure } from './CheckoutFailure';
import { Interrupted } from './Interrupted';
import { PaidCartAlert } from './PaidCartAlert';
import { ShippingConflictAlert } from './ShippingConflictAlert';

interface CartStepProps {
  cart: Cart;
  view: CartView;
  /** These products cannot be delivered together, so the checkout is not opened. */
  conflict: ShippingConflict | null;
  /** What the service objects to in the cart; age and disclaimers are asked about in their own places. */
  failure: Failure | null;
  /** The service could not be asked. */
  interruption: Failure | null;
  busy: boolean;
  onEmptied: () => void;
  onDone: () => void;
  onRetry: () => void;
}

const askedFor: FailureKind[] = ['notMature', 'disclaimerRequired'];

export function CartStep({ cart, view, conflict, failure, interruption, busy, ...on }: CartStepProps) {
  const { onEmptied, onDone, onRetry } = on;
  const conflictAlert = useRef<HTMLDivElement>(null);
  return (
    <>
      {conflict ? (
        <ShippingConflictAlert ref={conflictAlert} conflict={conflict} />
      ) : (
        failure &&
        !askedFor.includes(failure.kind) && (
          <TakesFocus>
            {failure.kind === 'paidCart' ? (
              <PaidCartAlert onReplaced={onEmptied} />
            ) : (
              <CheckoutFailure failure={failure} />
            )}
          </TakesFocus>
        )
      )}
      <CartRows rows={cart.rows} view={view} onEmptied={onEmptied} />
      <LazyBag cart={cart} level={3} problem={view.problem} onRemoved={onEmptied} />
      <Button size="huge" wide loading={busy} onClick={() => (conflict ? conflictAlert.current?.focus() : onDone())}>
        <Trans>Fortsätt</Trans>
      </Button>
      {interruption && <Interrupted failure={interruption} onRetry={onRetry} />}
      {/* Below the button: they come late, and the cheques only for members, when it can be pressed already. */}
      <LazyVouchers cart={cart} problem={view.problem} />
      <LazyCheques cart={cart} problem={view.problem} />
    </>
  );
}

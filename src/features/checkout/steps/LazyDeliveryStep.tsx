import { useEffect } from 'react';
import { CannotShow, PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import type { Cart } from '../../../domain/cart';
import { part } from '../../../lib/part';
import { usePartLoader } from '../../../lib/part-loader';
import type { CheckoutFrames } from '../use-checkout';
import { CheckoutFailure } from './CheckoutFailure';
import { OpeningCheckout } from './OpeningCheckout';

const deliveryStep = part(() => import('./DeliveryStep'));

interface LazyDeliveryStepProps {
  cart: Cart;
  frames: CheckoutFrames | null;
  isActive: boolean;
  /** The checkout could not be opened, which is shown below. */
  isInterrupted: boolean;
  /** The products are handed over only to the person who orders. */
  idRequired: boolean;
  /** The checkout is being opened; the step's code loads meanwhile. */
  busy: boolean;
  onRetry: () => void;
  onDone: () => void;
  onFail: () => void;
}

/** The delivery step, rendered once the service has given its frame. */
export function LazyDeliveryStep({
  cart,
  frames,
  isActive,
  isInterrupted,
  idRequired,
  busy,
  ...on
}: LazyDeliveryStepProps) {
  const loader = usePartLoader();
  useEffect(() => {
    if (busy) void loader.load(deliveryStep);
  }, [busy, loader]);

  if (frames?.deliveryFrame != null)
    return (
      <PartBoundary message={<CannotShow />} placeholder={<OpeningCheckout />} onFail={on.onFail}>
        <deliveryStep.Component
          key={frames.deliveryFrame}
          cart={cart}
          src={frames.deliveryFrame}
          receiver={idRequired ? frames.orderer : null}
          busy={busy}
          onRetry={on.onRetry}
          onDone={on.onDone}
        />
      </PartBoundary>
    );
  if (!isActive || isInterrupted) return null;
  return frames ? <CheckoutFailure failure={{ kind: 'conflict', code: null }} /> : <OpeningCheckout />;
}

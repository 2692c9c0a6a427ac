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
  /** The checkout is being opened; the step's code loads meanwhile. */
  busy: boolean;
  onRetry: () => void;
  onDone: () => void;
  onFail: () => void;
}

/** The delivery step, rendered once the service has given its frame. */
export function LazyDeliveryStep({ cart, frames, isActive, busy, onRetry, onDone, onFail }: LazyDeliveryStepProps) {
  const loader = usePartLoader();
  useEffect(() => {
    if (busy) void loader.load(deliveryStep);
  }, [busy, loader]);

  if (frames?.deliveryFrame != null)
    return (
      <PartBoundary message={<CannotShow />} placeholder={<OpeningCheckout />} onFail={onFail}>
        <deliveryStep.Component cart={cart} src={frames.deliveryFrame} busy={busy} onRetry={onRetry} onDone={onDone} />
      </PartBoundary>
    );
  if (!isActive) return null;
  return frames ? <CheckoutFailure failure={{ kind: 'conflict', code: null }} /> : <OpeningCheckout />;
}

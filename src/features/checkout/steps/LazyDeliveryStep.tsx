import { useEffect } from 'react';
import { PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import type { Cart } from '../../../domain/cart';
import { part } from '../../../lib/part';
import type { CheckoutFrames } from '../use-checkout';
import { CheckoutFailure } from './CheckoutFailure';
import { OpeningCheckout } from './OpeningCheckout';

const deliveryStep = part('DeliveryStep', () => import('./DeliveryStep').then((m) => m.DeliveryStep));

interface LazyDeliveryStepProps {
  cart: Cart;
  frames: CheckoutFrames | null;
  isActive: boolean;
  /** The checkout is being opened; the step's code comes meanwhile. */
  busy: boolean;
  onRetry: () => void;
  onDone: () => void;
  onFail: () => void;
}

/** The delivery step, as soon as the service has named its frame. */
export function LazyDeliveryStep({ cart, frames, isActive, busy, onRetry, onDone, onFail }: LazyDeliveryStepProps) {
  useEffect(() => {
    if (busy) deliveryStep.load().catch(() => {});
  }, [busy]);

  if (frames?.deliveryFrame != null)
    return (
      <PartBoundary room={<OpeningCheckout />} onFail={onFail}>
        <deliveryStep.Component cart={cart} src={frames.deliveryFrame} busy={busy} onRetry={onRetry} onDone={onDone} />
      </PartBoundary>
    );
  if (!isActive) return null;
  return frames ? <CheckoutFailure failure={{ kind: 'conflict', code: null }} /> : <OpeningCheckout />;
}

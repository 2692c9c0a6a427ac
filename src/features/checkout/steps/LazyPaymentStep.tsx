import { useEffect, useState } from 'react';
import { CannotShow, PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import type { Cart } from '../../../domain/cart';
import { part } from '../../../lib/part';
import { usePartLoader } from '../../../lib/part-loader';
import type { Payment } from '../payment/use-payment';
import type { CheckoutFrames } from '../use-checkout';
import { OpeningCheckout } from './OpeningCheckout';

const paymentStep = part(() => import('./PaymentStep'));

interface LazyPaymentStepProps {
  cart: Cart;
  payment: Payment;
  frames: CheckoutFrames | null;
  isActive: boolean;
  /** The checkout could not be opened, which is shown below. */
  isInterrupted: boolean;
  /** The customer is choosing delivery; the step's code loads meanwhile. */
  isNext: boolean;
  idRequired: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** The payment step. Once opened, it stays mounted while closed. */
export function LazyPaymentStep({
  cart,
  payment,
  frames,
  isActive,
  isInterrupted,
  isNext,
  idRequired,
  onRetry,
  onBack,
}: LazyPaymentStepProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (isActive && frames && !wasOpened) setWasOpened(true);
  const loader = usePartLoader();
  useEffect(() => {
    if (isNext) void loader.load(paymentStep);
  }, [isNext, loader]);

  if (!frames || !wasOpened) return isActive && !isInterrupted && <OpeningCheckout />;
  return (
    <PartBoundary
      message={<CannotShow />}
      placeholder={<OpeningCheckout />}
      onFail={() => {
        onBack();
        setWasOpened(false);
      }}
    >
      <paymentStep.Component
        cart={cart}
        src={frames.paymentFrame}
        paymentId={frames.paymentId}
        payment={payment}
        orderer={frames.orderer}
        idRequired={idRequired}
        onRetry={onRetry}
        onChangeDelivery={onBack}
      />
    </PartBoundary>
  );
}

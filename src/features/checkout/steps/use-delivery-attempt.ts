import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryField } from '../../../api/checkout-frames/schema';
import { refreshCart } from '../use-checkout';

type Attempt = { state: 'none' | 'waiting' } | { state: 'missing'; fields: readonly DeliveryField[] };

/** Milliseconds to wait for the customer's last input to reach the cart, from a provider that reports nothing. */
const grace = 3000;

/**
 * Leaving the delivery step. If the cart has no complete delivery, the frame is requested to mark what is missing
 * (`validations`), while the customer's last input may still be on its way.
 */
export function useDeliveryAttempt(delivered: boolean, onDone: () => void) {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'none' });
  const [validations, setValidations] = useState(0);
  const done = useEffectEvent(onDone);
  const { state } = attempt;

  useEffect(() => {
    if (state !== 'waiting') return;
    if (delivered) {
      setAttempt({ state: 'none' });
      done();
      return;
    }
    const timer = setTimeout(() => setAttempt({ state: 'missing', fields: [] }), grace);
    return () => clearTimeout(timer);
  }, [state, delivered]);

  function requestNext(): void {
    if (delivered) {
      onDone();
      return;
    }
    setAttempt({ state: 'waiting' });
    setValidations(validations + 1);
    void refreshCart();
  }

  /** The frame has reported what is missing: after a request to go on, then with each change. */
  function reportMissing(fields: readonly DeliveryField[]): void {
    setAttempt((now) => {
      if (fields.length > 0) return now.state === 'none' ? now : { state: 'missing', fields };
      // What was written last may still be on its way to the cart.
      return now.state === 'waiting' ? now : { state: 'none' };
    });
  }

  function reset(): void {
    setAttempt({ state: 'none' });
    setValidations(0);
  }

  return {
    validations,
    waiting: state === 'waiting',
    /** Null while nothing is known to be missing; empty if it is not known what. */
    missing: attempt.state === 'missing' && !delivered ? attempt.fields : null,
    requestNext,
    reportMissing,
    /** The frame is loaded again: it has not been requested anything. */
    reset,
  };
}

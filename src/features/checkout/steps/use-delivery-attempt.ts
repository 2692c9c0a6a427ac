import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryField } from '../../../api/checkout-frames/schema';
import { refreshCart } from '../use-checkout';

type Attempt =
  /** `waiting`: the cart lacks something. `checking`: the frame may show something else than the cart has. */
  { state: 'none' | 'waiting' | 'checking' | 'confirmed' } | { state: 'missing'; fields: readonly DeliveryField[] };

/** Milliseconds to wait for the customer's last input to reach the cart, from a provider that reports nothing. */
const grace = 3000;

/**
 * Leaving the delivery step. The frame is requested to mark what is missing or wrong (`validations`), also if the cart
 * has a complete delivery: what was written since may be wrong, or still on its way.
 */
export function useDeliveryAttempt(delivered: boolean, onDone: () => void) {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'none' });
  const [validations, setValidations] = useState(0);
  const { state } = attempt;
  const finish = useEffectEvent(() => {
    setAttempt({ state: 'none' });
    onDone();
  });

  useEffect(() => {
    if (state === 'waiting' && delivered) return finish();
    const next: Attempt = state === 'waiting' ? { state: 'missing', fields: [] } : { state: 'confirmed' };
    if (state !== 'waiting' && state !== 'checking') return;
    const timer = setTimeout(() => setAttempt(next), grace);
    return () => clearTimeout(timer);
  }, [state, delivered]);

  useEffect(() => {
    if (state !== 'confirmed') return;
    let isCurrent = true;
    // Who receives the products may have changed with what was written last.
    const finishOnce = () => isCurrent && finish();
    refreshCart().then(finishOnce, finishOnce);
    return () => {
      isCurrent = false;
    };
  }, [state]);

  function requestNext(): void {
    setAttempt({ state: delivered ? 'checking' : 'waiting' });
    setValidations(validations + 1);
    if (!delivered) void refreshCart();
  }

  /** The frame has reported what is missing: after a request to go on, then with each change. */
  function reportMissing(fields: readonly DeliveryField[]): void {
    setAttempt((now) => {
      if (now.state === 'none') return now;
      if (fields.length > 0) return { state: 'missing', fields };
      if (now.state === 'checking') return { state: 'confirmed' };
      // What was written last may still be on its way to the cart.
      return now.state === 'missing' ? { state: 'none' } : now;
    });
  }

  function reset(): void {
    setAttempt({ state: 'none' });
    setValidations(0);
  }

  const isUnnamed = attempt.state === 'missing' && attempt.fields.length === 0;
  return {
    validations,
    waiting: state === 'waiting' || state === 'checking' || state === 'confirmed',
    /** Null while nothing is known to be missing; empty if it is not known what. */
    missing: attempt.state === 'missing' && !(isUnnamed && delivered) ? attempt.fields : null,
    requestNext,
    reportMissing,
    /** The frame is loaded again: it has not been requested anything. */
    reset,
  };
}

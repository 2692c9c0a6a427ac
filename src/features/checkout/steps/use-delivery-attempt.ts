import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryField } from '../../../api/checkout-frames/schema';
import { refreshCart } from '../use-checkout';

type Attempt =
  /**
   * `waiting`: the cart lacks something. `checking`: the frame may show something else than the cart has. `reading`: the
   * cart is read to see whether it still lacks something, and `read` then shows it.
   */
  | { state: 'none' | 'waiting' | 'checking' | 'reading' | 'read' | 'confirmed' }
  | { state: 'missing'; fields: readonly DeliveryField[] };

/** Milliseconds to wait for the customer's last input to reach the cart, from a provider that reports nothing. */
const grace = 3000;
/** Milliseconds for a frame that reports it is still sending: two calls, each as long as those of the shop may take. */
const sendingLimit = 40_000;

/**
 * Leaving the delivery step. The frame is requested to mark what is missing or wrong (`validations`), also if the cart
 * has a complete delivery: what was written since may be wrong, or still on its way.
 */
export function useDeliveryAttempt(delivered: boolean, onDone: () => void) {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'none' });
  const [validations, setValidations] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const { state } = attempt;
  const finish = useEffectEvent(() => {
    setAttempt({ state: 'none' });
    onDone();
  });

  useEffect(() => {
    if (delivered && (state === 'waiting' || state === 'reading' || state === 'read')) return finish();
    if (state === 'read') setAttempt({ state: 'missing', fields: navigator.onLine ? [] : ['connection'] });
    if (state !== 'waiting' && state !== 'checking') return;
    const timedOut: Attempt = isSending
      ? { state: 'missing', fields: ['connection'] }
      : { state: state === 'waiting' ? 'reading' : 'confirmed' };
    const timer = setTimeout(() => setAttempt(timedOut), isSending ? sendingLimit : grace);
    return () => clearTimeout(timer);
  }, [state, delivered, isSending]);

  useEffect(() => {
    if (state !== 'confirmed' && state !== 'reading') return;
    let isCurrent = true;
    // Who receives the products may have changed with what was written last.
    const decide = () => {
      if (!isCurrent) return;
      if (state === 'confirmed') finish();
      // Unless the cart was complete meanwhile, and the attempt is over.
      else setAttempt((now) => (now.state === 'reading' ? { state: 'read' } : now));
    };
    refreshCart().then(decide, decide);
    return () => {
      isCurrent = false;
    };
  }, [state]);

  useEffect(() => {
    const forgetConnection = () => setAttempt(withoutConnection);
    addEventListener('online', forgetConnection);
    return () => removeEventListener('online', forgetConnection);
  }, []);

  function requestNext(): void {
    // Neither the frame nor the cart could be asked.
    if (!navigator.onLine) {
      setAttempt({ state: 'missing', fields: ['connection'] });
      return;
    }
    setIsSending(false);
    setAttempt({ state: delivered ? 'checking' : 'waiting' });
    setValidations(validations + 1);
    if (!delivered) void refreshCart();
  }

  /** The frame has reported what is missing: after a request to go on, then with each change. */
  function reportMissing(fields: readonly DeliveryField[]): void {
    setIsSending(false);
    setAttempt((now) => {
      if (now.state === 'none') return now;
      if (fields.length > 0) return { state: 'missing', fields };
      if (now.state === 'checking') return { state: 'confirmed' };
      // All that was written is sent: what the cart lacks now is missing.
      if (now.state === 'waiting' && isSending) return { state: 'reading' };
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
    waiting: state !== 'none' && state !== 'missing',
    /** Null while nothing is known to be missing; empty if it is not known what. */
    missing: attempt.state === 'missing' && !(isUnnamed && delivered) ? attempt.fields : null,
    requestNext,
    reportMissing,
    /** The frame has heard the request, and reports what is missing once all that was written is answered. */
    reportSending: () => setIsSending(true),
    /** The frame is loaded again: it has not been requested anything. */
    reset,
  };
}

/** Once the network is back, only what is missing besides stays named. */
function withoutConnection(attempt: Attempt): Attempt {
  if (attempt.state !== 'missing' || !attempt.fields.includes('connection')) return attempt;
  const fields = attempt.fields.filter((field) => field !== 'connection');
  return fields.length > 0 ? { state: 'missing', fields } : { state: 'none' };
}

import type { ConfirmOutcome } from '../../../cart/checkout/checkout';
import type { PaymentId } from '../../../domain/ids';
import { verdictOf } from './verdict';

type Confirm = (paymentId: PaymentId | null) => Promise<ConfirmOutcome>;

/**
 * Confirms each payment once, however often its approval is reported: concurrent approvals share one request, and
 * a payment that has become an order is not confirmed again. An undecided one can be.
 */
export function createConfirmOnce(confirm: Confirm): Confirm {
  const running = new Map<PaymentId | null, Promise<ConfirmOutcome>>();

  async function ask(paymentId: PaymentId | null): Promise<ConfirmOutcome> {
    let isFinal = false;
    try {
      const outcome = await confirm(paymentId);
      // Without a payment id orders cannot be told apart: the next one belongs to another cart.
      isFinal = paymentId !== null && verdictOf(outcome) === 'ordered';
      return outcome;
    } finally {
      if (!isFinal) running.delete(paymentId);
    }
  }

  function start(paymentId: PaymentId | null): Promise<ConfirmOutcome> {
    const confirmation = ask(paymentId);
    running.set(paymentId, confirmation);
    return confirmation;
  }

  return async function once(paymentId) {
    const known = running.get(paymentId);
    if (!known) return start(paymentId);
    const outcome = await known;
    // It may have been approved since the first request was sent.
    return verdictOf(outcome) === 'ordered' ? outcome : (running.get(paymentId) ?? start(paymentId));
  };
}

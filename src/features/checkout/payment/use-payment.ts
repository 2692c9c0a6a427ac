import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Failure } from '../../../api/errors';
import { markStale } from '../../../api/stale-after';
import { forgetBag } from '../../../cart/app-bag';
import { type ConfirmOutcome, confirmPayment } from '../../../cart/checkout/checkout';
import { knownPayment } from '../../../cart/checkout/last-order';
import type { CartId, PaymentId } from '../../../domain/ids';
import { useShown } from '../../../lib/use-shown';
import { paths } from '../../../routes/paths';
import { addressOf, isInterruption, placeIn } from '../steps/steps';
import { refreshCart } from '../use-checkout';
import { createConfirmOnce } from './confirm-once';
import {
  adoptPaymentOf,
  adoptUnsure,
  isUnsure,
  markCertainty,
  undecidedPayment,
  wasOrderedUnpaid,
  wasReplaced,
} from './open-payment';
import { useOnReturn } from './use-on-return';
import { certaintyOf, isReleased, type Verdict, verdictOf } from './verdict';

/** Module level, so that an answer after a return to the checkout shares the first request. */
const confirmOnce = createConfirmOnce(confirmPayment);

/** `away`: the payment continues on another page. `blocked`: that page could not be opened. */
export type PaymentState = 'open' | 'declined' | 'away' | 'blocked' | 'confirming' | 'unsure' | 'refused' | 'unread';

export interface Payment {
  state: PaymentState;
  /** Why there is no order, if the state is `refused` or `unread`. */
  refusal: Failure | null;
  /** The provider has reported a result: confirms the payment with the cart service. */
  settle(paymentId: PaymentId | null): Promise<void>;
  /** Checks an unsure payment again; the state stays until there is an answer. */
  confirmAgain(): Promise<void>;
  /** Orders a refused cart once more. The refusal stays if there is no answer (`unsure`). @returns what came of it */
  orderAgain(): Promise<Verdict>;
  declined(): void;
  /** The payment continues at this address. */
  leave(address: string): Promise<void>;
  /** The customer has returned: shows the order or the refusal; an undecided payment changes nothing. */
  comeBack(): Promise<void>;
  /** Another cart has taken this one's place: shows its order, if another tab has placed it. */
  followOrder(cart: CartId): Promise<void>;
  /** Offers another payment method, unless the payment has become an order meanwhile. */
  payOtherwise(): Promise<void>;
}

/** Nothing is paid yet here. */
function isWaiting(state: PaymentState): boolean {
  return state === 'open' || state === 'declined' || state === 'blocked';
}

/** The state of the payment, from the provider's answer to the order. */
export function usePayment(): Payment {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const isAnswer = placeIn(useSearch()) === 'answer';
  const [state, setState] = useState<PaymentState>('open');
  const lastPaymentId = useRef<PaymentId | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const shown = useShown();

  function showOrder(): void {
    forgetBag();
    void markStale(queries, 'order');
    setState('confirming');
    navigate(paths.thankYou(), { replace: true });
  }

  /** What has ended, or has another price, is shown in the cart. */
  async function readCartAgain(): Promise<void> {
    await Promise.all([refreshCart(), markStale(queries, 'changeBag')]);
  }

  async function settleRefused(payment: PaymentId | null, failure: Failure): Promise<void> {
    lastPaymentId.current = payment;
    setRefusal(failure);
    setState('refused');
    await readCartAgain();
  }

  function showUnread(payment: PaymentId | null, failure: Failure): void {
    lastPaymentId.current = payment;
    setRefusal(failure);
    setState('unread');
  }

  async function confirmAgain(): Promise<void> {
    settleAs(await confirmOnce(lastPaymentId.current));
  }

  async function orderAgain(): Promise<Verdict> {
    const outcome = await confirmOnce(lastPaymentId.current);
    // That the cart was paid for, and is another one now, is still what is known.
    if (outcome.ok || !isInterruption(outcome.failure.kind)) settleAs(outcome);
    return verdictOf(outcome);
  }

  function settleAs(outcome: ConfirmOutcome): void {
    const verdict = verdictOf(outcome);
    markCertainty(lastPaymentId.current, certaintyOf(outcome));
    if (verdict === 'ordered') {
      showOrder();
      return;
    }
    // A customer who has left the checkout stays there, and sees the result when the checkout is next opened.
    if (!shown.current) return;
    if (!outcome.ok) setRefusal(outcome.failure);
    if (verdict === 'refused') void readCartAgain();
    setState(verdict);
    navigate(addressOf(verdict === 'declined' ? 'payment' : 'answer'), { replace: true });
  }

  function settle(paymentId: PaymentId | null): Promise<void> {
    lastPaymentId.current = paymentId;
    setState('confirming');
    return confirmAgain();
  }

  async function leave(address: string): Promise<void> {
    setState('away');
    const left = await import('./leave-for').then(({ leaveFor }) => leaveFor(address)).catch(() => false);
    if (!left) setState('blocked');
  }

  async function comeBack(): Promise<void> {
    const payment = undecidedPayment();
    if (state === 'confirming' || (payment === null && !(await wasOrderedUnpaid()))) return;
    const outcome = await confirmOnce(payment);
    const verdict = verdictOf(outcome);
    if (verdict === 'ordered') showOrder();
    else if (!outcome.ok && verdict === 'unread') showUnread(payment, outcome.failure);
    else if (!outcome.ok && isReleased(outcome.failure)) await settleRefused(payment, outcome.failure);
    else if (verdict === 'declined') setState((now) => (now === 'away' ? 'declined' : now));
  }

  async function followOrder(cart: CartId): Promise<void> {
    adoptPaymentOf(cart);
    if (await wasReplaced()) await comeBack();
  }

  async function payOtherwise(): Promise<void> {
    await comeBack();
    setState((now) => (now === 'away' ? 'open' : now));
  }

  /** The page may have been closed between the provider's answer and ours: such a payment is confirmed before another. */
  const resume = useEffectEvent(async () => {
    adoptUnsure();
    const payment = undecidedPayment();
    if (payment && (isAnswer || isUnsure())) return settle(payment);
    if (isAnswer) navigate(paths.checkout(), { replace: true });
    return comeBack();
  });
  useOnReturn(() => void comeBack());
  useEffect(() => void resume(), []);

  /** Another tab has paid, and does not know the result: this one must not pay, too. */
  const followOther = useEffectEvent(() => {
    const payment = isWaiting(state) && adoptUnsure() ? undecidedPayment() : null;
    if (payment) void settle(payment);
  });
  useEffect(() => knownPayment.subscribe(() => followOther()), []);

  const declined = () => setState('declined');
  return { state, refusal, settle, confirmAgain, orderAgain, declined, leave, comeBack, followOrder, payOtherwise };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { confirmPayment } from '../../../cart/checkout';
import type { PaymentId } from '../../../domain/ids';
import { paths } from '../../../routes/paths';
import { addressOf, placeIn } from '../steps/steps';
import { createConfirmOnce } from './confirm-once';
import { undecidedPayment } from './open-payment';
import { verdictOf } from './verdict';

/** Above all screens, so that an answer that comes after a return to the checkout meets the first one. */
const confirmOnce = createConfirmOnce(confirmPayment);

export type PaymentState = 'open' | 'declined' | 'confirming' | 'unsure';

export interface Payment {
  state: PaymentState;
  /** The provider has said something: asks the cart service what became of it. */
  settle(paymentId: PaymentId | null): Promise<void>;
  /** While it is unsure; what is shown stays until there is an answer. */
  askAgain(): Promise<void>;
  declined(): void;
}

/** The life of the payment, from the provider's answer to the order. */
export function usePayment(): Payment {
  const [, navigate] = useLocation();
  const isAnswer = placeIn(useSearch()) === 'answer';
  const [state, setState] = useState<PaymentState>('open');
  const asked = useRef<PaymentId | null>(null);

  function showOrder(): void {
    setState('confirming');
    navigate(paths.thankYou(), { replace: true });
  }

  async function askAgain(): Promise<void> {
    const verdict = verdictOf(await confirmOnce(asked.current));
    if (verdict === 'ordered') return showOrder();
    setState(verdict);
    navigate(addressOf(verdict === 'declined' ? 'payment' : 'answer'), { replace: true });
  }

  function settle(paymentId: PaymentId | null): Promise<void> {
    asked.current = paymentId;
    setState('confirming');
    return askAgain();
  }

  /** The page may have gone away between the provider's answer and ours: what was paid then becomes its order now. */
  const resume = useEffectEvent(async () => {
    const payment = undecidedPayment();
    if (isAnswer && payment) return settle(payment);
    if (isAnswer) return navigate(paths.checkout(), { replace: true });
    if (payment && verdictOf(await confirmOnce(payment)) === 'ordered') showOrder();
  });
  useEffect(() => {
    void resume();
  }, []);

  return { state, settle, askAgain, declined: () => setState('declined') };
}

import { useState } from 'react';
import type { CheckoutBody } from '../../api/cart/checkout-calls';
import type { Failure } from '../../api/errors';
import { type CheckoutOutcome, startCheckout } from '../../cart/checkout';
import { currentCart } from '../../cart/current';
import { postalCode } from '../../cart/postal-code';

type Frames = Extract<CheckoutOutcome, { ok: true }>['checkout'];

export interface OpenCheckout {
  /** What the service has opened; kept while it is asked again, so that no frame is loaded twice. */
  frames: Frames | null;
  busy: boolean;
  /** Why it was not opened. */
  failure: Failure | null;
  /** Opens the checkout for the cart as it is now; whether that was done. */
  open(body?: CheckoutBody): Promise<boolean>;
  forgetFailure(): void;
}

export function useCheckout(): OpenCheckout {
  const [frames, setFrames] = useState<Frames | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function open(body: CheckoutBody = {}): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    const code = postalCode.read();
    const outcome = await startCheckout({ ...(code !== null && { postalCode: code }), ...body });
    if (outcome.ok) setFrames(outcome.checkout);
    else setFailure(outcome.failure);
    setBusy(false);
    return outcome.ok;
  }

  return { frames, busy, failure, open, forgetFailure: () => setFailure(null) };
}

let reading: Promise<void> | undefined;
let readAgain = false;

/**
 * A frame has told the service something about this cart: it is read again, quietly. What is told while a read is on
 * its way may have come too late for it, so one more follows.
 */
export function refreshCart(): Promise<void> {
  readAgain = true;
  reading ??= readWhileWanted().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readWhileWanted(): Promise<void> {
  const { core } = await currentCart();
  while (readAgain) {
    readAgain = false;
    await core.refresh();
  }
}

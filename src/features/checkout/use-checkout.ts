import { useState } from 'react';
import type { CheckoutBody } from '../../api/cart/checkout-calls';
import type { Failure } from '../../api/errors';
import { type CheckoutOutcome, startCheckout } from '../../cart/checkout/checkout';
import { postalCode } from '../../cart/checkout/postal-code';
import { currentCart } from '../../cart/current-cart';

export type CheckoutFrames = Extract<CheckoutOutcome, { ok: true }>['checkout'];

interface OpenCheckout {
  /** What the service has opened; it stays while it is asked again, so that no frame is loaded twice. */
  frames: CheckoutFrames | null;
  busy: boolean;
  /** Why it was not opened. */
  failure: Failure | null;
  /** The service asked for the customer's word on the age limit. */
  ageDemanded: boolean;
  /** Opens the checkout for the cart as it is now; null when that was done. */
  open(body?: CheckoutBody): Promise<Failure | null>;
  forgetFailure(): void;
}

export function useCheckout(): OpenCheckout {
  const [frames, setFrames] = useState<CheckoutFrames | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [ageDemanded, setAgeDemanded] = useState(false);

  async function open(body: CheckoutBody = {}): Promise<Failure | null> {
    setBusy(true);
    setFailure(null);
    const code = postalCode.read();
    const outcome = await startCheckout({ ...(code !== null && { postalCode: code }), ...body });
    setBusy(false);
    if (outcome.ok) {
      setFrames(outcome.checkout);
      return null;
    }
    setFailure(outcome.failure);
    if (outcome.failure.kind === 'notMature') setAgeDemanded(true);
    return outcome.failure;
  }

  return { frames, busy, failure, ageDemanded, open, forgetFailure: () => setFailure(null) };
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

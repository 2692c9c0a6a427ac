import { useState } from 'react';
import type { CheckoutBody } from '../../api/cart/checkout-calls';
import type { Failure } from '../../api/errors';
import { type CheckoutOutcome, startCheckout } from '../../cart/checkout/checkout';
import { postalCode } from '../../cart/checkout/postal-code';
import { currentCart } from '../../cart/current-cart';

export type CheckoutFrames = Extract<CheckoutOutcome, { ok: true }>['checkout'];

interface OpenCheckout {
  /** The opened frames; unchanged during further requests, so that no frame is loaded twice. */
  frames: CheckoutFrames | null;
  busy: boolean;
  /** Why the checkout was not opened. */
  failure: Failure | null;
  /** The service requires the customer to certify their age. */
  ageDemanded: boolean;
  /** Opens the checkout for the current cart. Resolves to null on success. */
  open(body?: CheckoutBody): Promise<Failure | null>;
  forgetFailure(): void;
  /** Leaves the frames, which are no longer the customer's. */
  close(): void;
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

  const forgetFailure = () => setFailure(null);
  return { frames, busy, failure, ageDemanded, open, forgetFailure, close: () => setFrames(null) };
}

/** Reads the cart again in the background. Resolves after a read that began after that. */
export async function refreshCart(): Promise<void> {
  const { core } = await currentCart();
  await core.refresh();
}

/** Reads the cart again in the background, here and in other tabs, after a frame has changed it. */
export async function takeFrameChange(): Promise<void> {
  const { core } = await currentCart();
  await core.changedByProvider();
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { CheckoutBody } from '../../../api/cart/checkout-calls';
import type { Failure } from '../../../api/errors';
import { acceptRefused } from '../../../cart/disclaimers/accept-refused';
import { type Cart, checkoutOwnerOf, hasPersonalData } from '../../../domain/cart';
import { useShown } from '../../../lib/use-shown';
import { type CheckoutFrames, useCheckout } from '../use-checkout';
import { addressOf, isDelivered, isInterruption, placeIn, type Step, stepsOf, stepToShow } from './steps';

interface StepFlow {
  steps: Step[];
  /** The open one. */
  step: Step;
  frames: CheckoutFrames | null;
  /** The service is opening the checkout. */
  busy: boolean;
  /** Why the service did not open it. */
  failure: Failure | null;
  /** The failure, if it says nothing about the cart: the customer stays, and can `retry`. */
  interruption: Failure | null;
  /** The customer certified the age, but the service rejected it. */
  ageRefused: boolean;
  /** What the customer had filled in is gone, since somebody has signed out elsewhere. */
  detailsLost: boolean;
  go(to: Step): void;
  /** Requests the service to open the checkout for the current cart, then goes to the step if it succeeds. */
  openThen(to: Step): void;
  reopen(): void;
  /** Repeats the last request to open the checkout, and then goes where it led. */
  retry(): void;
  leaveCart(): void;
  certifyAge(): void;
}

/** Which step is open, and navigation between steps. The address requests a step; the service's answers limit it. */
export function useStepFlow(cart: Cart, { hasAgeLimit }: { hasAgeLimit: boolean }): StepFlow {
  const [, navigate] = useLocation();
  const requested = placeIn(useSearch());
  const checkout = useCheckout();
  const shown = useShown();
  const [hasCertified, setHasCertified] = useState(false);
  const { busy, failure } = checkout;
  const lost = useLostDetails(cart, checkout.close);
  // Another person's frames have ended: theirs are opened.
  const frames = checkout.frames?.owner === checkoutOwnerOf(cart) ? checkout.frames : null;
  const refusal = failure?.kind ?? null;
  const steps = stepsOf(hasAgeLimit || checkout.ageDemanded);
  const delivered = isDelivered(cart);
  const step = stepToShow(requested, { steps, isDelivered: delivered, refusal });
  if (lost.areLost && step === 'payment' && hasPersonalData(cart)) lost.forget();

  function go(to: Step): void {
    checkout.forgetFailure();
    if (to !== requested) navigate(addressOf(to));
  }

  const last = useRef<() => Promise<void>>(null);
  async function openThen(to: Step, body?: CheckoutBody, hasRead = false): Promise<void> {
    last.current = () => openThen(to, body);
    const from = placeIn(location.search);
    // Not if the customer has gone elsewhere meanwhile, such as a step back.
    const isHere = () => shown.current && placeIn(location.search) === from;
    const refused = await checkout.open(body);
    if (!isHere()) return;
    if (!refused) go(to);
    else if (refused.kind === 'notMature') navigate(addressOf('age'));
    else if (refused.kind === 'disclaimerRequired' && !hasRead) {
      const accepted = await acceptRefused(refused.substances);
      if (accepted && isHere()) await openThen(to, body, true);
    }
  }

  function leaveCart(): void {
    if (hasAgeLimit) go('age');
    else void openThen('delivery');
  }

  function certifyAge(): void {
    setHasCertified(true);
    void openThen('delivery', { ageCertified: true });
  }

  useEachLoss(delivered, () => {
    // Otherwise the customer would be led to the payment as soon as a method is chosen again.
    if (requested === 'payment') navigate(addressOf('delivery'), { replace: true });
  });

  const reopen = () => void openThen(step);
  // After a reload, or once somebody has signed in or out, the checkout is opened again; the service remembers that the age was certified.
  const needsFrames = (step === 'delivery' || step === 'payment') && !frames && !busy && !failure;
  const open = useEffectEvent(reopen);
  useEffect(() => {
    if (needsFrames) open();
  }, [needsFrames]);

  return {
    steps,
    step,
    frames,
    busy,
    failure,
    interruption: failure && isInterruption(failure.kind) ? failure : null,
    ageRefused: refusal === 'notMature' && hasCertified,
    detailsLost: lost.areLost,
    go,
    openThen: (to) => void openThen(to),
    reopen,
    retry: () => void last.current?.(),
    leaveCart,
    certifyAge,
  };
}

interface LostDetails {
  areLost: boolean;
  /** The customer has been told, and has filled them in anew. */
  forget(): void;
}

/** Personal details that are gone from a cart were those of someone who has signed out elsewhere. */
function useLostDetails(cart: Cart, onLost: () => void): LostDetails {
  const { cartId } = cart;
  const has = hasPersonalData(cart);
  const [last, setLast] = useState({ cartId, has });
  const [areLost, setAreLost] = useState(false);
  if (last.cartId !== cartId || last.has !== has) {
    setLast({ cartId, has });
    if (last.has && !has) onLost();
    if (!has) setAreLost(last.has && last.cartId === cartId);
  }
  return { areLost, forget: () => setAreLost(false) };
}

/** Calls when something that was there has gone, as another tab may remove it from the cart. */
function useEachLoss(has: boolean, onLost: () => void): void {
  const had = useRef(has);
  const compare = useEffectEvent((now: boolean) => {
    if (had.current && !now) onLost();
    had.current = now;
  });
  useEffect(() => compare(has), [has]);
}

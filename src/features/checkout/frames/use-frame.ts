import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FrameMessage, ShopMessage } from '../../../api/checkout-frames/schema';
import { unlessPressed } from '../../../lib/unless-pressed';
import type { FrameKind } from '../../../platform/embedder/embedder';
import { frameHeights } from '../../../platform/embedder/frame-heights';
import { readFrameMessage } from './frame-messages';

/** Milliseconds until a frame that has not reported that it is loaded counts as failed. */
const timeout = 15_000;

/** `ended`: the provider did not know the session, so that it never loaded. */
type FrameState = 'loading' | 'ready' | 'timedOut' | 'ended';

export interface FrameSettings {
  kind: FrameKind;
  origin: string;
  /** Identifies the cart contents; when it changes, the frame is notified to read the cart again. */
  cartStamp: string;
  /** Grows each time that the customer wants to go on: the frame is requested to mark what is missing. */
  validations?: number;
  onMessage: (message: FrameMessage) => void;
  /** The frame was usable, but its session has ended. */
  onEnded: () => void;
}

/** Communicates with a provider's frame: validates its messages, applies its height, notifies it of cart changes. */
export function useFrame({ kind, origin, cartStamp, validations = 0, onMessage, onEnded }: FrameSettings) {
  const element = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const answeredValidations = useRef(0);
  const handle = useEffectEvent((message: FrameMessage, applyHeight: (height: number) => void) => {
    const isShown = element.current?.getClientRects().length !== 0;
    if (message.type === 'height') isShown && applyHeight(message.height);
    else if (message.type === 'ended') end();
    else {
      if (message.type === 'incomplete')
        focusFirstFault(message.fields.filter((field) => field !== 'connection').length);
      onMessage(message);
    }
  });

  /** Only a frame that was usable is replaced at once: a session that is unknown from the start could be so each time. */
  function end(): void {
    if (state === 'ready') onEnded();
    else setState('ended');
  }

  /** The frame has focused its first fault, where it could. Later reports only show what is left. */
  function focusFirstFault(faults: number): void {
    const isAnswer = answeredValidations.current < validations;
    answeredValidations.current = validations;
    const hasFocus = document.activeElement === element.current;
    if (isAnswer && faults > 0 && !hasFocus) element.current?.focus();
  }

  useEffect(() => {
    // A press that leaves a field of the frame changes its height, and would lose the button below.
    const height = unlessPressed((pixels: number) => {
      if (element.current) element.current.style.height = `${pixels}px`;
    });
    const applyHeight = frameHeights(kind, height.apply);
    const frame = kind === 'payment' ? 'payment' : 'delivery';
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, { frame, origin, source: element.current?.contentWindow ?? null });
      if (message?.type === 'loaded') {
        clearTimeout(timer);
        // Shown only after its reported height is applied, so that nothing moves under the customer's finger.
        requestAnimationFrame(() => setState('ready'));
      } else if (message) handle(message, applyHeight);
    };
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'timedOut' : now)), timeout);
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      height.stop();
      removeEventListener('message', listen);
    };
  }, [kind, origin]);

  const post = useEffectEvent((message: ShopMessage) => element.current?.contentWindow?.postMessage(message, origin));
  const lastStamp = useRef(cartStamp);
  useEffect(() => {
    if (state !== 'ready' || lastStamp.current === cartStamp) return;
    lastStamp.current = cartStamp;
    post({ type: 'cartChanged' });
  }, [cartStamp, state]);

  useEffect(() => {
    if (validations > 0) post({ type: 'validate' });
  }, [validations]);

  return { element, state };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FrameMessage, ShopMessage } from '../../../api/checkout-frames/schema';
import type { FrameKind } from '../../../platform/embedder/embedder';
import { frameHeights } from '../../../platform/embedder/frame-heights';
import { readFrameMessage } from './frame-messages';

/** Milliseconds until a frame that has not reported that it is loaded counts as failed. */
const timeout = 15_000;

export interface FrameSettings {
  kind: FrameKind;
  origin: string;
  /** Identifies the cart contents; when it changes, the frame is notified to read the cart again. */
  cartStamp: string;
  /** Grows each time that the customer wants to go on: the frame is requested to mark what is missing. */
  validations?: number;
  onMessage: (message: FrameMessage) => void;
}

/** Communicates with a provider's frame: validates its messages, applies its height, notifies it of cart changes. */
export function useFrame({ kind, origin, cartStamp, validations = 0, onMessage }: FrameSettings) {
  const element = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'timedOut'>('loading');
  const handle = useEffectEvent((message: FrameMessage, applyHeight: (height: number) => void) => {
    const isShown = element.current?.getClientRects().length !== 0;
    if (message.type === 'height') isShown && applyHeight(message.height);
    else {
      // The frame has focused its first fault, where it could.
      const hasFocus = document.activeElement === element.current;
      if (message.type === 'incomplete' && !hasFocus) element.current?.focus();
      onMessage(message);
    }
  });

  useEffect(() => {
    const applyHeight = frameHeights(kind, (height) => {
      if (element.current) element.current.style.height = `${height}px`;
    });
    const frame = kind === 'payment' ? 'payment' : 'delivery';
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, { frame, origin, source: element.current?.contentWindow ?? null });
      if (message?.type === 'loaded') {
        clearTimeout(timer);
        // Shown only after its reported height is applied, so that nothing moves under the customer's finger.
        requestAnimationFrame(() => setState('ready'));
      } else if (message) handle(message, applyHeight);
    };
    const timer = setTimeout(() => setState('timedOut'), timeout);
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
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

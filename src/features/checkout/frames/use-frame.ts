import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FrameMessage, ShopMessage } from '../../../api/checkout-frames/schema';
import type { FrameKind } from '../../../platform/embedder/embedder';
import { frameHeights } from '../../../platform/embedder/frame-heights';
import { readFrameMessage } from './frame-messages';

/** A frame that has not said within this time that it is there is taken for one that never will. */
const patience = 15_000;

export interface FrameSettings {
  kind: FrameKind;
  origin: string;
  /** What the frame shows depends on this; when it changes, the frame is told to read again. */
  cartStamp: string;
  onMessage: (message: FrameMessage) => void;
}

/** The talk with one provider's frame: what it says is checked, its height is applied, and it is told of changes. */
export function useFrame({ kind, origin, cartStamp, onMessage }: FrameSettings) {
  const element = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'late'>('loading');
  const hear = useEffectEvent((message: FrameMessage, applyHeight: (height: number) => void) => {
    const isShown = element.current?.getClientRects().length !== 0;
    if (message.type === 'height') isShown && applyHeight(message.height);
    else onMessage(message);
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
        // Uncovered with the height that it has told before: nothing is to move under somebody's finger.
        requestAnimationFrame(() => setState('ready'));
      } else if (message) hear(message, applyHeight);
    };
    const timer = setTimeout(() => setState('late'), patience);
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, [kind, origin]);

  const told = useRef(cartStamp);
  useEffect(() => {
    if (state !== 'ready' || told.current === cartStamp) return;
    told.current = cartStamp;
    const message: ShopMessage = { type: 'cartChanged' };
    element.current?.contentWindow?.postMessage(message, origin);
  }, [cartStamp, origin, state]);

  return { element, state };
}

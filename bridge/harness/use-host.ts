import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createHost, type Host, iframeConnection, type Traffic } from '../host';
import { helloOf } from './setup/hello';
import type { Setup } from './setup/setup';

interface Listeners {
  onTraffic: (traffic: Traffic) => void;
  /** The shop asks the app to open this address. */
  onOpen: (address: string) => void;
}

/** Plays the app for the shop in this frame, as the set-up says. Null before the first render is on the screen. */
export function useHost(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  setup: Setup,
  listeners: Listeners,
) {
  const current = useRef<Host | null>(null);
  const hello = useEffectEvent(() => helloOf(setup));
  const seen = useEffectEvent(listeners.onTraffic);
  const open = useEffectEvent(listeners.onOpen);

  useEffect(() => {
    const host = createHost({
      window,
      connection: iframeConnection({
        window,
        frame: {
          get contentWindow() {
            return frame.current?.contentWindow ?? null;
          },
        },
        origin,
      }),
      hello: () => hello(),
      onTraffic: (traffic) => seen(traffic),
      onMessage(message) {
        // What an app does that shows the checkout in the same web view.
        if (message.type === 'VIEW_CHECKOUT' && hello()?.capabilities.includes('viewCheckout'))
          host.send('NAVIGATE', { path: '/kassa/' });
      },
      onRequest(message) {
        open(message.payload.url);
        return { ok: true };
      },
    });
    current.current = host;
    return () => host.dispose();
  }, [frame, origin]);

  return current;
}

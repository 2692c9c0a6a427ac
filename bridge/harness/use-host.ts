import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createHost, type Host, type HostOptions, type Traffic } from '../host';
import type { PayloadOf } from '../protocol';
import { insetSamples } from './device/insets';
import type { FaultKind, FaultPlan } from './faults/fault-plan';
import { faultyConnection } from './faults/faulty-connection';
import { sessionToken } from './scenario/session-token';
import { helloOf } from './setup/hello';
import type { Setup } from './setup/setup';
import { openConnection } from './transports/open-connection';

interface Listeners {
  onTraffic: (traffic: Traffic) => void;
  /** The shop asks the app to open this address. */
  onOpen: (address: string) => void;
  /** The fault that the next message on this way is to have; asked once for each message. */
  takeFault: (direction: FaultPlan['direction']) => FaultKind | null;
  onSpoilt: (kind: FaultKind, direction: FaultPlan['direction']) => void;
  onDropped: (data: unknown) => void;
}

/** An app that is late answers after this long, in milliseconds: later than the shop waits. */
const lateMs = 3000;

/** Plays the app for the shop in this frame, as the set-up says. Null before the first render is on the screen. */
export function useHost(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  setup: Setup,
  load: number,
  listeners: Listeners,
) {
  const current = useRef<Host | null>(null);
  const hello = useEffectEvent(() => helloOf(setup));
  const isLate = useEffectEvent(() => setup.greeting === 'late');
  const seen = useEffectEvent(listeners.onTraffic);
  const takeFault = useEffectEvent(listeners.takeFault);
  const spoilt = useEffectEvent(listeners.onSpoilt);
  const dropped = useEffectEvent(listeners.onDropped);
  const { transport } = setup;

  const hear = useEffectEvent<NonNullable<HostOptions['onMessage']>>(({ type, payload }) => {
    if (type === 'READY' || type === 'TOKEN_ERROR') void giveToken();
    // What an app does that shows the checkout in the same web view.
    if (type === 'VIEW_CHECKOUT' && setup.capabilities.includes('viewCheckout'))
      current.current?.send('NAVIGATE', { path: '/kassa/' });
    if (type === 'ANALYTICS_EVENT' && payload.name === 'bridge_conformance_waiting') help(payload.parameters.for);
  });

  const answer = useEffectEvent<NonNullable<HostOptions['onRequest']>>(({ payload }) => {
    if (setup.answer === 'never') return new Promise<PayloadOf<'ACK'>>(() => {});
    if (setup.answer !== 'ok') return { ok: false, reason: setup.answer };
    listeners.onOpen(payload.url);
    return { ok: true };
  });

  /** An app that owns the token gives one after HELLO, and when it is told that a fresh one would help. */
  async function giveToken(): Promise<void> {
    if (!setup.capabilities.includes('token') || setup.token === 'never') return;
    const token = await tokenOf(setup.token);
    current.current?.send('TOKEN', token);
  }

  /** What a conformance run waits for and an app sends of its own accord. */
  function help(type: unknown): void {
    const host = current.current;
    if (type === 'BACK') void host?.back();
    if (type === 'NAVIGATE') host?.send('NAVIGATE', { path: '/kassa/' });
    if (type === 'RESUMED') host?.send('RESUMED', {});
    if (type === 'CART_REFRESH') host?.send('CART_REFRESH', {});
    if (type === 'INSETS') host?.send('INSETS', insetSamples[setup.insets].insets);
  }

  // Each load has a frame of its own, and begins with a host of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is what changes the frame.
  useEffect(() => {
    if (!frame.current) return;
    let greetsNow = !isLate();
    let late: number | undefined;
    const host = createHost({
      window,
      connection: faultyConnection(openConnection(transport, frame.current, origin), {
        take: (direction) => takeFault(direction),
        onSpoilt: (kind, direction) => spoilt(kind, direction),
        onDropped: (data) => dropped(data),
        setTimeout: window.setTimeout.bind(window),
      }),
      hello: () => (greetsNow ? hello() : null),
      onTraffic: (traffic) => seen(traffic),
      onMessage(message) {
        hear(message);
        if (greetsNow || message.type !== 'READY') return;
        late = window.setTimeout(() => {
          greetsNow = true;
          host.greet();
          greetsNow = false;
        }, lateMs);
      },
      onRequest: (message) => answer(message),
    });
    current.current = host;
    return () => {
      window.clearTimeout(late);
      host.dispose();
    };
  }, [frame, origin, transport, load]);

  return current;
}

async function tokenOf(kind: Exclude<Setup['token'], 'never'>): Promise<PayloadOf<'TOKEN'>> {
  if (kind === 'signedOut') return { accessToken: null, expiresAt: Date.now() };
  const token = await sessionToken();
  return kind === 'expired' ? { ...token, expiresAt: Date.now() - 60_000 } : token;
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type Connection,
  createHost,
  createPreload,
  type Host,
  type HostOptions,
  type Preload,
  type PreloadState,
  type Traffic,
} from '../host';
import type { Envelope, PayloadOf } from '../protocol';
import { insetSamples } from './device/insets';
import type { FaultKind, FaultPlan } from './faults/fault-plan';
import { faultyConnection } from './faults/faulty-connection';
import { attachBag } from './scenario/attach-bag';
import { sessionToken } from './scenario/session-token';
import { readTyped, trafficOf } from './send/typed-message';
import { appearanceOf, helloOf } from './setup/hello';
import type { Setup } from './setup/setup';
import { openConnection } from './transports/open-connection';

interface Listeners {
  onTraffic: (traffic: Traffic) => void;
  /** The shop requests to open this address. */
  onOpen: (address: string) => void;
  /** The customer wants to leave the shop: an app would close the web view. */
  onClose: () => void;
  /** The fault for the next message in this direction; called once per message. */
  takeFault: (direction: FaultPlan['direction']) => FaultKind | null;
  onInjected: (kind: FaultKind, direction: FaultPlan['direction']) => void;
  onDropped: (data: unknown) => void;
  /** How far the shop is that is loaded ahead. */
  onPreload: (state: PreloadState) => void;
}

/** Delay of a delayed HELLO, longer than the shop waits. */
const helloDelayMs = 3000;

/** Simulates the app for the shop in this frame, as configured in the set-up. Null before the first effect. */
export function useHost(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  setup: Setup,
  load: number,
  listeners: Listeners,
) {
  const current = useRef<Host | null>(null);
  const connection = useRef<Connection | null>(null);
  const cartIcon = useRef(0);
  const preload = useRef<Preload | null>(null);
  function currentHello() {
    const payload = helloOf(setup);
    // Once it is shown, it is no longer hidden in any HELLO.
    return payload?.hidden === true && preload.current?.hidden === false ? { ...payload, hidden: undefined } : payload;
  }
  const hello = useEffectEvent(currentHello);
  const onPreload = useEffectEvent(listeners.onPreload);
  const isHidden = useEffectEvent(() => setup.hidden);
  const isDelayed = useEffectEvent(() => setup.greeting === 'delayed');
  const onTraffic = useEffectEvent(listeners.onTraffic);
  const takeFault = useEffectEvent(listeners.takeFault);
  const onInjected = useEffectEvent(listeners.onInjected);
  const dropped = useEffectEvent(listeners.onDropped);
  const { transport } = setup;

  const handleMessage = useEffectEvent<NonNullable<HostOptions['onMessage']>>(({ type, payload }) => {
    if (type === 'READY' && !isDelayed()) sendInvalidHello();
    if (type === 'READY' || type === 'TOKEN_ERROR') void sendToken();
    if (type === 'CART_CHANGE') void bringBag(payload);
    if (type === 'SIGN_IN') void sendToken();
    if (type === 'CLOSE_REQUESTED') listeners.onClose();
    // As an app that shows the checkout in the same web view.
    if (type === 'VIEW_CHECKOUT' && setup.capabilities.includes('viewCheckout'))
      current.current?.send('NAVIGATE', { path: '/kassa/' });
    if (type === 'ANALYTICS_EVENT' && payload.name === 'bridge_conformance_waiting') help(payload.parameters);
    if (type === 'CART_CHANGE') cartIcon.current = payload.numberOfItems;
  });

  const answer = useEffectEvent<NonNullable<HostOptions['onRequest']>>(({ payload }) => {
    if (setup.answer === 'never') return new Promise<PayloadOf<'ACK'>>(() => {});
    if (setup.answer !== 'ok') return { ok: false, reason: setup.answer };
    listeners.onOpen(payload.url);
    return { ok: true };
  });

  /** An app that owns the token sends it after HELLO, and a fresh one after TOKEN_ERROR. */
  async function sendToken(): Promise<void> {
    if (!setup.capabilities.includes('token') || setup.token === 'never') return;
    const token = await tokenOf(setup.token);
    current.current?.send('TOKEN', token);
  }

  /** As an app, which brings prescription medicines into the cart. On another origin the services cannot be called. */
  async function bringBag({ cartId, prescriptionsWaiting }: PayloadOf<'CART_CHANGE'>): Promise<void> {
    if (!prescriptionsWaiting || !cartId || origin !== location.origin) return;
    if (await attachBag(cartId)) current.current?.send('CART_REFRESH', { cartId });
  }

  /** Sends the message that a conformance run waits for. */
  function help({ for: type, answer }: Readonly<Record<string, unknown>>): void {
    const host = current.current;
    if (answer) return void host?.send('NAVIGATE', { path: `/conformance/${cartIcon.current}/` });
    if (type === 'BACK') void host?.back();
    if (type === 'NAVIGATE') host?.send('NAVIGATE', { path: '/kassa/' });
    if (type === 'RESUMED') host?.send('RESUMED', {});
    if (type === 'CART_REFRESH') host?.send('CART_REFRESH', {});
    if (type === 'INSETS') host?.send('INSETS', insetSamples[setup.insets].insets);
    if (type === 'VISIBILITY') host?.send('VISIBILITY', { visible: true });
    if (type === 'APPEARANCE') host?.send('APPEARANCE', appearanceOf(setup));
  }

  // Each load has its own frame and its own host.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is what changes the frame.
  useEffect(() => {
    if (!frame.current) return;
    let answersReady = !isDelayed();
    let delayedHello: number | undefined;
    const opened = openConnection(transport, frame.current, origin);
    connection.current = opened;
    const host = createHost({
      window,
      connection: faultyConnection(opened, {
        take: (direction) => takeFault(direction),
        onInjected: (kind, direction) => onInjected(kind, direction),
        onDropped: (data) => dropped(data),
        setTimeout: window.setTimeout.bind(window),
      }),
      hello: () => (answersReady ? hello() : null),
      onTraffic: (traffic) => onTraffic(traffic),
      onMessage(message) {
        preload.current?.received(message);
        handleMessage(message);
        if (answersReady || message.type !== 'READY') return;
        delayedHello = window.setTimeout(() => {
          answersReady = true;
          host.greet();
          answersReady = false;
        }, helloDelayMs);
      },
      onRequest: (message) => answer(message),
    });
    current.current = host;
    const ahead = createPreload({
      send: host.send,
      clock: window,
      // The frame is loading already.
      load: () => {},
      onState: (state) => onPreload(state),
    });
    preload.current = ahead;
    if (isHidden()) ahead.start();
    return () => {
      window.clearTimeout(delayedHello);
      ahead.dispose();
      host.dispose();
    };
  }, [frame, origin, transport, load]);

  /** Past the app's side, which sends nothing that is invalid. */
  function sendTyped(text: string): void {
    const message = readTyped(text, current.current?.session ?? '');
    if (message.plain)
      return void current.current?.send(message.plain.type as 'NAVIGATE', message.plain.payload as never);
    connection.current?.post(message.data as Envelope);
    listeners.onTraffic(trafficOf(message));
  }

  /** HELLO as it is set up, where the app's side would not send it. */
  function sendInvalidHello(): boolean {
    const payload = currentHello();
    if (!payload) return false;
    const text = JSON.stringify({ type: 'HELLO', payload });
    if (readTyped(text, current.current?.session ?? '').plain) return false;
    sendTyped(text);
    return true;
  }

  function greet(): void {
    if (!sendInvalidHello()) current.current?.greet();
  }

  /** Shows a page of the shop that was loaded ahead. */
  const open = (path: string) => preload.current?.open(path) ?? Promise.resolve(false);

  return { current, sendTyped, greet, open };
}

async function tokenOf(kind: Exclude<Setup['token'], 'never'>): Promise<PayloadOf<'TOKEN'>> {
  if (kind === 'signedOut') return { accessToken: null, expiresAt: Date.now() };
  const token = await sessionToken();
  return kind === 'expired' ? { ...token, expiresAt: Date.now() - 60_000 } : token;
}

import * as v from 'valibot';
import { createGuest, type Guest } from '../guest';
import { incomingTypes } from '../guest/traits';
import { messages } from '../protocol/messages';
import type { Fault, MessageOf, NotificationType, PayloadOf, ToGuestType } from '../protocol/types';
import { createDeferredEvents } from './deferred-events';
import { type Clock, createPage } from './page';
import { type PlayedMessage, type PlayOptions, play, type Script } from './play';

export interface MockShopOptions {
  /** The route of READY; `/` unless set. */
  path?: string;
  /** Whether the shop handles BACK; `false` unless set. */
  back?: () => boolean;
  /** Timers, for tests with a clock of their own; those of the environment unless set. */
  clock?: Clock;
}

/** A message of the app, as the shop has received it. */
export type Received = { [T in ReceivedType]: { type: T; payload: PayloadOf<T> } }[ReceivedType];
type ReceivedType = Exclude<ToGuestType, 'ACK'>;

/** The shop's side of the bridge, for unit tests of apps: it needs no page, no DOM and no network. */
export interface MockShop {
  /** For `createHost` of `@luckan/bridge/host`. */
  readonly connection: {
    post(message: MessageOf<ToGuestType>): void;
    listen(receive: (data: unknown) => void): () => void;
  };
  /** For a host of your own: called with the text of each message of the shop. Returns the function that stops it. */
  listen(receive: (text: string) => void): () => void;
  /** What your host calls instead of `window.__luckanReceive`. */
  receive(message: unknown): void;
  /** Loads the page, or loads it again: READY of a new session. */
  load(): void;
  /**
   * Sends a message. False if the shop would not: it has not loaded, the app has not declared the capability, or its HELLO
   * has no consent to it. Throws if the payload is not one of the protocol. Events of a page that the app hides are sent
   * when it shows the page, as far as they are of the page that is there then.
   */
  send<Type extends NotificationType>(type: Type, payload: PayloadOf<Type>): boolean;
  /** Asks the app to open an address, and returns its answer; without one `{ ok: false }` after 10 s. */
  openExternal(url: string): Promise<PayloadOf<'ACK'>>;
  /** Plays a scenario or a recording of the harness against the app. */
  play(script: Script, options?: PlayOptions): Promise<readonly PlayedMessage[]>;
  /** Everything valid that the app has sent, ACKs aside. */
  readonly received: readonly Received[];
  /** What the shop could not use: empty for an app that does nothing wrong. */
  readonly faults: readonly Fault[];
  /** The app's latest HELLO in this session. */
  readonly hello: PayloadOf<'HELLO'> | null;
  readonly session: string | null;
  /** Ends the page. */
  close(): void;
}

/** Plays the shop for an app. It behaves as the shop's own side does, since it is the same code. */
export function createMockShop({
  path = '/',
  back = () => false,
  clock = systemClock,
}: MockShopOptions = {}): MockShop {
  const listeners = new Set<(data: string) => void>();
  const received: Received[] = [];
  const arrivals = new Set<() => void>();
  const faults: Fault[] = [];
  let page: ReturnType<typeof createPage> | undefined;
  let guest: Guest | undefined;
  let events: ReturnType<typeof createDeferredEvents> | undefined;

  function load(): void {
    guest?.dispose();
    page = createPage(clock, (text) => {
      for (const listener of [...listeners]) listener(text);
    });
    const loaded = createGuest({
      window: page.window,
      mode: 'external',
      hostOrigins: [],
      route: () => path,
      onFault: (fault) => faults.push(fault),
    });
    guest = loaded;
    for (const type of incomingTypes)
      loaded.on(type, ((payload: never) => {
        received.push({ type, payload } as Received);
        for (const arrived of [...arrivals]) arrived();
        return type === 'BACK' && back();
      }) as never);
    const deferred = createDeferredEvents((event) => {
      if (isAllowed('ANALYTICS_EVENT', loaded.hello)) loaded.send('ANALYTICS_EVENT', event);
    });
    events = deferred;
    loaded.on('HELLO', deferred.greeted);
    loaded.on('VISIBILITY', ({ visible }) => deferred.hide(!visible));
  }

  function send<Type extends NotificationType>(type: Type, payload: PayloadOf<Type>): boolean {
    const read = v.safeParse(messages[type].payload as v.GenericSchema, payload);
    if (!read.success)
      throw new Error(`${type}: ${v.getDotPath(read.issues[0]) ?? 'payload'}: ${read.issues[0].message}`);
    if (!guest || (isOffered(type) && !guest.supports(type)) || !isAllowed(type, guest.hello)) return false;
    if (events && type === 'ANALYTICS_EVENT') return events.track(payload as PayloadOf<'ANALYTICS_EVENT'>);
    return ['sent', 'queued'].includes(guest.send(type, payload));
  }

  async function openExternal(url: string): Promise<PayloadOf<'ACK'>> {
    if (!guest) return { ok: false, reason: 'UNSUPPORTED' };
    const outcome = await guest.request('OPEN_EXTERNAL', { url });
    if (outcome.ok) return { ok: true };
    const { code } = outcome.error;
    return code === 'UNSUPPORTED' || code === 'REFUSED' || code === 'FAILED'
      ? { ok: false, reason: code }
      : { ok: false };
  }

  const shop: MockShop = {
    connection: {
      post: (message) => shop.receive(message),
      listen: (receive) => shop.listen(receive),
    },
    listen(receive) {
      listeners.add(receive);
      return () => void listeners.delete(receive);
    },
    receive: (message) => page?.receive(message),
    load,
    send,
    openExternal,
    play: (script, options) => play(shop, script, { ...options, clock, arrivals }),
    received,
    faults,
    get hello() {
      return guest?.hello ?? null;
    },
    get session() {
      return guest?.session ?? null;
    },
    close() {
      guest?.dispose();
      guest = undefined;
      events = undefined;
      page = undefined;
    },
  };
  return shop;
}

/** Messages that the shop sends only to apps that have declared their capability. */
function isOffered(type: NotificationType): boolean {
  const entry = messages[type];
  return 'capability' in entry && !entry.base;
}

/** Whether the customer has agreed to it, where it needs that. */
function isAllowed(type: NotificationType, hello: PayloadOf<'HELLO'> | null): boolean {
  const entry = messages[type];
  return !('consent' in entry) || hello?.consent?.[entry.consent] === true;
}

const systemClock: Clock = {
  setTimeout: (callback, delay) => setTimeout(callback, delay),
  clearTimeout: (timer) => clearTimeout(timer),
};

import { createHost, createPreload, type Host, type PreloadState } from '@luckan/bridge/host';
import type { InputOf, MessageOf, PayloadOf, ToHostType } from '@luckan/bridge/protocol';
import { isShopPage, type LuckanSettings, mayOpenOutside } from './settings';

/** An error, without sensitive contents: codes and field names only. */
export type LuckanError =
  /** The page did not send READY in time: offer to reload it. */
  | { kind: 'silentPage' }
  /** The shop could not be loaded. */
  | { kind: 'notLoaded' }
  /** A message from another page than the shop's was dropped. */
  | { kind: 'wrongSource' }
  /** The page sent an invalid message. */
  | { kind: 'unreadable'; code: string; type: string | undefined; field: string | undefined };

/** What the bridge needs of the app. */
export interface LuckanApp {
  /**
   * The answer to READY; the bridge adds insets and appearance. Set a `returnUrl` that opens this app. Called with null
   * too: for the theme of the first paint, whenever the shop is rendered.
   */
  hello(ready: PayloadOf<'READY'> | null): InputOf<'HELLO'>;
  /** The customer's token, called only if `hello` declares `token`: after HELLO, and with `fresh` after TOKEN_ERROR. */
  token(fresh: boolean): Promise<PayloadOf<'TOKEN'> | null>;
  /** Shows your sign-in, if `hello` declares `signIn`; null if the customer cancels. */
  signIn?(): Promise<PayloadOf<'TOKEN'> | null>;
  /** Opens an allowed address; false if there is no app for it. */
  openOutside(url: string): Promise<boolean>;
  /** Called for every message that the bridge does not handle itself. Ignore unknown ones. */
  onMessage(message: MessageOf<Exclude<ToHostType, 'OPEN_EXTERNAL' | 'ACK'>>): void;
  onError(error: LuckanError): void;
}

interface BridgeOptions {
  settings: LuckanSettings;
  app: LuckanApp;
  /** `injectJavaScript` of the web view. */
  inject: (script: string) => void;
  /** Called at CLOSE_REQUESTED. */
  close: () => void;
  /** Loads the shop in the hidden web view: for `preload.start()`. */
  load?: () => void;
  /** How far the page is that is loaded ahead. */
  onPreload?: (state: PreloadState) => void;
  /** Whether the app is in the foreground: what has expired there is loaded ahead anew at once. */
  isInFront?: () => boolean;
  clock: { setTimeout(callback: () => void, delay: number): number; clearTimeout(timer: number | undefined): void };
}

/** How long a page may take to send READY. */
const readyTimeoutMs = 15_000;

/** The app's side of the bridge for one web view: `createHost` of the package, with origin checks, tokens and a watchdog. */
export function createShopBridge({ settings, app, inject, clock, close, load, onPreload, isInFront }: BridgeOptions) {
  let receive: (data: unknown) => void = () => {};
  let insets: PayloadOf<'INSETS'> | undefined;
  let appearance: PayloadOf<'APPEARANCE'> = {};
  let readsAppearance = false;
  let watch: number | undefined;
  let ownsToken = false;
  let host = start();
  const preload = createPreload({
    send: (type, payload) => host.send(type, payload),
    clock,
    load: () => load?.(),
    onState(state) {
      onPreload?.(state);
      if (state.name === 'expired' && isInFront?.()) preload.start();
    },
  });

  function start(): Host {
    return createHost({
      window: clock,
      connection: {
        post: (message) => inject(scriptFor(message)),
        listen(listener) {
          receive = listener;
          return () => {
            receive = () => {};
          };
        },
      },
      hello(ready) {
        clock.clearTimeout(watch);
        const hello = app.hello(ready);
        ownsToken = hello.capabilities.includes('token');
        // HELLO is sent first.
        void Promise.resolve().then(() => sendToken(false));
        readsAppearance = ready?.capabilities.includes('APPEARANCE') === true;
        return { ...hello, ...appearance, ...(insets && { insets }), ...(preload.hidden && { hidden: true }) };
      },
      onMessage(message) {
        preload.received(message);
        if (message.type === 'TOKEN_ERROR' && message.payload.retryable) void sendToken(true);
        if (message.type === 'SIGN_IN') void signIn();
        if (message.type === 'CLOSE_REQUESTED') close();
        app.onMessage(message);
      },
      async onRequest({ payload: { url } }) {
        if (!mayOpenOutside(settings, url)) return { ok: false, reason: 'REFUSED' };
        return (await app.openOutside(url)) ? { ok: true } : { ok: false, reason: 'FAILED' };
      },
      onTraffic({ direction, type, problem }) {
        if (direction === 'toHost' && problem)
          app.onError({ kind: 'unreadable', code: problem.code, type, field: problem.field });
      },
    });
  }

  async function sendToken(fresh: boolean): Promise<void> {
    if (!ownsToken) return;
    const requestSession = host.session;
    const token = await app.token(fresh);
    // A new page requests its own token.
    if (token && requestSession !== null && requestSession === host.session) host.send('TOKEN', token);
  }

  /** A customer who cancels can press the shop's button again. */
  async function signIn(): Promise<void> {
    const token = await app.signIn?.();
    if (token && ownsToken) host.send('TOKEN', token);
  }

  function forget(): void {
    clock.clearTimeout(watch);
    host.dispose();
    host = start();
  }

  return {
    /** Call it when the web view starts loading the shop. A page that does not send READY in time is an error. */
    pageStarted(): void {
      forget();
      // A page that is loaded ahead has a watchdog of its own.
      if (preload.hidden) return;
      watch = clock.setTimeout(() => app.onError({ kind: 'silentPage' }), readyTimeoutMs);
    },
    pageFailed(): void {
      forget();
      const { hidden } = preload;
      preload.failed('notLoaded');
      if (!hidden) app.onError({ kind: 'notLoaded' });
    },
    /** Call it when the page's process has ended or the web view is closed. */
    pageGone(): void {
      forget();
      preload.failed('ended');
    },
    /** The page that is loaded ahead: hidden in every HELLO until `open` has settled, and no error of the app. */
    preload,
    /**
     * For `onMessage` of the web view. `url` is that of the page; React Native does not report which of its frames has
     * sent the message. The allow-lists limit what a frame could forge, and it gets no answer.
     */
    received({ data, url }: { data: string; url: string }): void {
      if (isShopPage(settings, url)) receive(data);
      else app.onError({ kind: 'wrongSource' });
    },
    /** Whether the shop handled the back button. */
    back: () => host.back(),
    /** The app is in the foreground again, for example after an e-ID or a payment. */
    resumed: () => host.send('RESUMED', {}),
    tokenChanged: (token: PayloadOf<'TOKEN'>) => ownsToken && host.send('TOKEN', token),
    insetsChanged(now: PayloadOf<'INSETS'>): void {
      if (JSON.stringify(now) === JSON.stringify(insets)) return;
      insets = now;
      host.send('INSETS', now);
    },
    /** Light or dark, or the size of text; stored for the next page. Older shops do not read it. */
    appearanceChanged(now: PayloadOf<'APPEARANCE'>): void {
      if (JSON.stringify(now) === JSON.stringify(appearance)) return;
      appearance = now;
      if (readsAppearance) host.send('APPEARANCE', now);
    },
    navigate: (path: string) => host.send('NAVIGATE', { path }),
  };
}

/** A script that passes the message as a quoted literal, never concatenated into script text. */
export function scriptFor(message: unknown): string {
  return `window.__luckanReceive?.(${literalOf(JSON.stringify(message))}); true;`;
}

/** A value's JSON, which is safe in the text of a script. */
export function literalOf(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

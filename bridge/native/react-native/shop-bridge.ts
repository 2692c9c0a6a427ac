import { createHost, type Host } from '@luckan/bridge/host';
import type { MessageOf, PayloadOf, ToHostType } from '@luckan/bridge/protocol';
import { isShopPage, type LuckanSettings, mayOpenOutside } from './settings';

/** What is wrong, as a log may hold it: codes and field names, never contents. */
export type Trouble =
  /** The page was loaded and has not said READY in time: offer to load it anew. */
  | { kind: 'silentPage' }
  /** The shop could not be loaded at all. */
  | { kind: 'notLoaded' }
  /** Something came from another page than the shop's, and was not looked at. */
  | { kind: 'wrongSource' }
  /** What came from the page cannot be used. */
  | { kind: 'unreadable'; code: string; type: string | undefined; field: string | undefined };

/** The app, as the bridge needs it. */
export interface LuckanApp {
  /** The answer to READY; insets are added by the bridge. Name a `returnUrl` that opens this app. */
  hello(ready: PayloadOf<'READY'> | null): PayloadOf<'HELLO'>;
  /** The customer's token, asked for only if `hello` declares `token`: after HELLO, and `fresh` after TOKEN_ERROR. */
  token(fresh: boolean): Promise<PayloadOf<'TOKEN'> | null>;
  /** Opens an address that has passed the lists; false where there is no app for it. */
  openOutside(url: string): Promise<boolean>;
  /** Everything that the bridge does not deal with itself. Ignore what you do not know. */
  onMessage(message: MessageOf<Exclude<ToHostType, 'OPEN_EXTERNAL' | 'ACK'>>): void;
  onTrouble(trouble: Trouble): void;
}

interface BridgeOptions {
  settings: LuckanSettings;
  app: LuckanApp;
  /** `injectJavaScript` of the web view. */
  inject: (script: string) => void;
  clock: { setTimeout(callback: () => void, delay: number): number; clearTimeout(timer: number | undefined): void };
}

/** How long a page may take to say READY. */
const patience = 15_000;

/** The app's side of the bridge for one web view: `createHost` of the package, with the gate, tokens and a watchdog. */
export function createShopBridge({ settings, app, inject, clock }: BridgeOptions) {
  let receive: (data: unknown) => void = () => {};
  let insets: PayloadOf<'INSETS'> | undefined;
  let watch: number | undefined;
  let ownsToken = false;
  let host = start();

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
        // TOKEN follows HELLO, which goes out first.
        void Promise.resolve().then(() => sendToken(false));
        return insets ? { ...hello, insets } : hello;
      },
      onMessage(message) {
        if (message.type === 'TOKEN_ERROR' && message.payload.retryable) void sendToken(true);
        app.onMessage(message);
      },
      async onRequest({ payload: { url } }) {
        if (!mayOpenOutside(settings, url)) return { ok: false, reason: 'REFUSED' };
        return (await app.openOutside(url)) ? { ok: true } : { ok: false, reason: 'FAILED' };
      },
      onTraffic({ direction, type, problem }) {
        if (direction === 'toHost' && problem)
          app.onTrouble({ kind: 'unreadable', code: problem.code, type, field: problem.field });
      },
    });
  }

  async function sendToken(fresh: boolean): Promise<void> {
    if (!ownsToken) return;
    const asked = host.session;
    const token = await app.token(fresh);
    // A page that has gone meanwhile is not told: the new one asks for itself.
    if (token && asked !== null && asked === host.session) host.send('TOKEN', token);
  }

  function pageGone(): void {
    clock.clearTimeout(watch);
    host.dispose();
    host = start();
  }

  return {
    /** The web view begins to load the shop: what is loaded must say READY. */
    pageStarted(): void {
      pageGone();
      watch = clock.setTimeout(() => app.onTrouble({ kind: 'silentPage' }), patience);
    },
    pageFailed(): void {
      pageGone();
      app.onTrouble({ kind: 'notLoaded' });
    },
    pageGone,
    /**
     * What `onMessage` of the web view hands over. `url` is that of the page; which of its frames has spoken, React
     * Native does not tell. What a frame could pretend is limited by the lists, and it hears no answer.
     */
    received({ data, url }: { data: string; url: string }): void {
      if (isShopPage(settings, url)) receive(data);
      else app.onTrouble({ kind: 'wrongSource' });
    },
    /** Whether the shop dealt with the back button. */
    back: () => host.back(),
    /** The app is in the foreground again, for example after an e-ID or a payment. */
    resumed: () => host.send('RESUMED', {}),
    tokenChanged: (token: PayloadOf<'TOKEN'>) => ownsToken && host.send('TOKEN', token),
    insetsChanged(now: PayloadOf<'INSETS'>): void {
      if (JSON.stringify(now) === JSON.stringify(insets)) return;
      insets = now;
      host.send('INSETS', now);
    },
    navigate: (path: string) => host.send('NAVIGATE', { path }),
  };
}

/** A script that hands the message over as a quoted literal, never as script text of its own. */
export function scriptFor(message: unknown): string {
  const literal = JSON.stringify(JSON.stringify(message))
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `window.__luckanReceive?.(${literal}); true;`;
}

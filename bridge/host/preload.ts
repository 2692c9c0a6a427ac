import type { MessageOf, ToHostType } from '../protocol/types';
import type { Host, HostClock } from './host';

/** Why a page that was to be loaded ahead is not there. */
export type PreloadFailure =
  /** It says nothing. */
  | 'silentPage'
  /** It could not be loaded. */
  | 'notLoaded'
  /** Its process has ended. */
  | 'ended'
  /** The shop has no page at the path that was opened: loaded as usual, it says so to the customer. */
  | 'refused'
  /** This shop is too old: it does not know VISIBILITY, and would count the hidden page as seen. */
  | 'unsupported';

export type PreloadState =
  /** Nothing is loaded ahead, or it is shown. */
  | { name: 'idle' }
  | { name: 'loading' }
  | { name: 'ready' }
  | { name: 'failed'; reason: PreloadFailure }
  /** Ready for too long: load it anew. */
  | { name: 'expired' };

interface PreloadOptions {
  /** Sends to the page. */
  send: Host['send'];
  clock: HostClock;
  /** Loads the shop in the hidden frame or web view. */
  load: () => void;
  onState?: (state: PreloadState) => void;
  /** How long a page that is ready may wait, in ms: 5 minutes unless set. */
  maxAge?: number;
}

export interface Preload {
  readonly state: PreloadState;
  /** Put it into every HELLO. */
  readonly hidden: boolean;
  /** Loads the shop ahead, unless it is loading or ready, or has turned out to be too old for it. */
  start(): void;
  /** Call it with every message of the page. */
  received(message: Pick<MessageOf<ToHostType>, 'type' | 'payload'>): void;
  failed(reason: PreloadFailure): void;
  /**
   * Opens a page of the shop in what was loaded ahead, also once it is shown, and settles when it may be shown: waits for
   * one that is loading, 5 s after its last sign of life. A second call for the same page gets the answer of the first.
   * False: there is none, or the shop has no such page: load the address as usual.
   */
  open(path: string): Promise<boolean>;
  /** Ends it, with the page: `onState` is not called any more, and no other page is loaded ahead. */
  dispose(): void;
}

const readyTimeoutMs = 15_000;
/** For a page that is loading once the customer waits for it, from its READY on anew. */
const openTimeoutMs = 5000;
const routeTimeoutMs = 1000;
const maxAgeMs = 5 * 60_000;

/** Loads the shop before the customer opens it. Nothing counts as seen, and nothing old is shown, when it is opened. */
export function createPreload({ send, clock, load, onState, maxAge = maxAgeMs }: PreloadOptions): Preload {
  let state: PreloadState = { name: 'idle' };
  let hidden = false;
  let isOver = false;
  let timer: number | undefined;
  let route: string | undefined;
  /** The page of the latest NAVIGATE, without query and fragment. */
  let requested: string | undefined;
  /** The page has refused the path of the latest NAVIGATE. */
  let isRefused = false;
  /** What was loaded ahead is shown, and is there still. */
  let isShown = false;
  /** The latest call of `open`, until the customer goes elsewhere. */
  let latest: { path: string; answer: Promise<boolean> } | undefined;
  let settle: (() => void)[] = [];

  function become(next: PreloadState): void {
    if (isOver) return;
    clock.clearTimeout(timer);
    state = next;
    onState?.(next);
    if (next.name === 'loading') giveUpIn(readyTimeoutMs);
    else wake();
    if (next.name === 'ready') timer = clock.setTimeout(() => become({ name: 'expired' }), maxAge);
  }

  function giveUpIn(delay: number): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => become({ name: 'failed', reason: 'silentPage' }), delay);
  }

  function wake(): void {
    const waiting = settle;
    settle = [];
    for (const resume of waiting) resume();
  }

  const change = () => new Promise<void>((resolve) => settle.push(resolve));
  const isThere = () => state.name === 'ready' || isShown;

  function forget(): void {
    isShown = false;
    latest = undefined;
  }

  /** @returns whether the shop has such a page, as far as it has answered in time */
  async function goTo(path: string): Promise<boolean> {
    // A query or fragment may ask for more of the same page.
    if (route === path) return true;
    requested = path.replace(/[?#].*/, '');
    isRefused = !send('NAVIGATE', { path });
    if (isRefused) return false;
    const timeout = clock.setTimeout(wake, routeTimeoutMs);
    await change();
    clock.clearTimeout(timeout);
    return !isRefused;
  }

  async function show(path: string): Promise<boolean> {
    if (state.name === 'loading') {
      giveUpIn(openTimeoutMs);
      await change();
    }
    // It does not expire any more.
    if (state.name === 'ready') clock.clearTimeout(timer);
    const isFound = isThere() && (await goTo(path));
    const wasHidden = hidden;
    hidden = false;
    // There is none, or its process has ended meanwhile.
    if (!isThere()) return false;
    if (!isFound) {
      latest = undefined;
      if (wasHidden) become({ name: 'failed', reason: 'refused' });
      return false;
    }
    isShown = send('VISIBILITY', { visible: true });
    if (state.name === 'ready') become({ name: 'idle' });
    return isShown;
  }

  function meet({ capabilities }: MessageOf<'READY'>['payload']): void {
    if (state.name !== 'loading') return;
    // It has got no HELLO, and stays hidden until it is opened.
    if (!capabilities.includes('VISIBILITY')) become({ name: 'failed', reason: 'unsupported' });
    else if (settle.length > 0) giveUpIn(openTimeoutMs);
  }

  return {
    get state() {
      return state;
    },
    get hidden() {
      return hidden;
    },
    start() {
      const isUnsupported = state.name === 'failed' && state.reason === 'unsupported';
      if (isOver || isUnsupported || state.name === 'loading' || state.name === 'ready') return;
      forget();
      hidden = true;
      route = undefined;
      become({ name: 'loading' });
      load();
    },
    received({ type, payload }) {
      if (type === 'READY') return meet(payload as MessageOf<'READY'>['payload']);
      // The answer to a path that does not exist. Other faults say nothing about it.
      if (type === 'FAULT' && (payload as MessageOf<'FAULT'>['payload']).about === 'NAVIGATE') {
        isRefused = true;
        wake();
      }
      if (type !== 'ROUTE_CHANGE') return;
      const { path } = payload as MessageOf<'ROUTE_CHANGE'>['payload'];
      const isAnother = path !== route;
      // The page that is left may report itself again. The pattern of private pages, such as /order/:id/, says of none.
      const isAnswer = isAnother || path === requested || path.includes('/:');
      if (settle.length === 0 && isAnother) latest = undefined;
      route = path;
      if (state.name === 'loading') become({ name: 'ready' });
      else if (isAnswer) wake();
    },
    failed(reason) {
      forget();
      if (!hidden) return;
      hidden = false;
      become({ name: 'failed', reason });
    },
    open(path) {
      if (latest?.path === path) return latest.answer;
      const answer = latest ? latest.answer.then((isThere) => isThere && show(path)) : show(path);
      latest = { path, answer };
      return answer;
    },
    dispose() {
      clock.clearTimeout(timer);
      isOver = true;
      hidden = false;
      forget();
      state = { name: 'idle' };
      wake();
    },
  };
}

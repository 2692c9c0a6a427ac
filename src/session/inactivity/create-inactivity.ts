import { afterIdle } from '../../domain/inactivity';
import { limits } from '../../domain/limits';
import type { Store } from '../../lib/store';
import type { Stored } from '../../platform/storage/create-storage';
import { type Expiry, longAgo, nothingKnown } from '../expiry';
import type { SignOutReason } from '../sign-out';
import { sessionAtom } from '../state';
import { type IdleParts, idleTime } from './idle-time';

export interface InactivityParts extends IdleParts {
  entry: Stored<Expiry>;
  /** Milliseconds until an inactive customer is signed out; it depends on the pointer, which a device may change. */
  limit(): number;
  store: Store;
  signOut(): Promise<void>;
  onSignOut(listener: (reason: SignOutReason) => void): () => void;
  /** Undefined while unknown. */
  cartHasItems(): boolean | undefined;
  /** @returns a function that stops it */
  every(ms: number, work: () => void): () => void;
  /** Reports user activity, and when the page comes into view again. @returns a function that stops it */
  listen(listener: { active(): void; inView(): void }): () => void;
  hasFocus(): boolean;
}

export type InactivityTimer = ReturnType<typeof createInactivity>;

/** Signs out an inactive customer. Every tab has a timer; they share their state through the storage. */
export function createInactivity(parts: InactivityParts) {
  const { entry, store, lastActive } = parts;
  const idle = idleTime(parts);
  let leaving = false;
  let stopWatching = () => {};

  const isSignedIn = () => store.get(sessionAtom).signedIn && !leaving;

  function check(): void {
    if (!isSignedIn()) return;
    const { state, hadItems, unfinished } = entry.read();
    // The customer has requested sign-out, here or in another tab, which may be closed before it is complete.
    const isLeft = unfinished && state !== 'EXPIRED';
    const next = isLeft ? state : afterIdle(state, idle.passed(), parts.limit());
    if (next !== state)
      entry.write({
        state: next,
        hadItems: parts.cartHasItems() ?? hadItems,
        unfinished: next === 'EXPIRED',
      });
    if (next !== 'EXPIRED' && !isLeft) return;
    lastActive.write(longAgo);
    leaving = true;
    const done = () => {
      leaving = false;
    };
    parts.signOut().then(done, done);
  }

  /** Activity after the limit, such as focus on waking up, ends the session instead of prolonging it. */
  function active(): void {
    if (!isSignedIn() || idle.isFresh() || lastActive.read() === null) return;
    check();
    if (isSignedIn()) idle.restart();
  }

  function inView(): void {
    check();
    if (parts.hasFocus()) active();
  }

  /** False after a reload, and while another tab is signing the customer out. */
  function hasJustSignedIn(): boolean {
    const since = lastActive.read();
    const { state, unfinished } = entry.read();
    if (since === null || unfinished) return since === null;
    return state === 'EXPIRED' || since === longAgo;
  }

  function reset(): void {
    idle.restart();
    entry.write(nothingKnown);
  }

  function begin(): void {
    leaving = false;
    idle.forget();
    if (hasJustSignedIn()) reset();
    const stops = [parts.every(limits.session.check, check), parts.listen({ active, inView })];
    stopWatching = () => {
      for (const stop of stops) stop();
    };
    inView();
  }

  let signedIn = false;
  function follow(): void {
    if (store.get(sessionAtom).signedIn === signedIn) return;
    signedIn = store.get(sessionAtom).signedIn;
    stopWatching();
    stopWatching = () => {};
    if (signedIn) begin();
  }

  return {
    /** @returns a function that stops it */
    start(): () => void {
      const stops = [
        store.sub(sessionAtom, follow),
        // Another tab has found the session expired: this one signs out in case that one cannot.
        entry.subscribe(check),
        parts.onSignOut((reason) => {
          if (reason === 'asked' || reason === 'ended') leaving = true;
        }),
        () => stopWatching(),
      ];
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },

    /** Handles 'Stay logged in'. */
    stay(): void {
      check();
      if (entry.read().state === 'ABOUT_TO_EXPIRE') reset();
    },

    /** The customer has closed the notice. */
    dismiss(): void {
      const { unfinished } = entry.read();
      entry.write({ ...nothingKnown, unfinished });
      if (!unfinished) lastActive.clear();
    },

    /** Milliseconds until sign-out. */
    left: () => Math.max(0, parts.limit() - idle.passed()),
  };
}

import { afterIdle } from '../../domain/inactivity';
import { limits } from '../../domain/limits';
import type { Store } from '../../lib/store';
import type { Stored } from '../../platform/storage/create-storage';
import { type Ending, longAgo, nothingKnown } from '../ending';
import type { SignOutReason } from '../sign-out';
import { sessionAtom } from '../state';
import { type IdleParts, idleTime } from './idle-time';

export interface InactivityParts extends IdleParts {
  entry: Stored<Ending>;
  /** Milliseconds until who does nothing is signed out; a device may change its pointer. */
  limit(): number;
  store: Store;
  signOut(): Promise<void>;
  onSignOut(listener: (reason: SignOutReason) => void): () => void;
  /** Undefined while it is not known. */
  cartHoldsItems(): boolean | undefined;
  /** @returns ends it */
  every(ms: number, work: () => void): () => void;
  /** Tells of each sign of life, and when the page comes into view again. @returns ends it */
  listen(told: { active(): void; inView(): void }): () => void;
  hasFocus(): boolean;
}

export type InactivityTimer = ReturnType<typeof createInactivity>;

/** Signs out who does nothing for too long. Every tab has one; they share what they know by the storage. */
export function createInactivity(parts: InactivityParts) {
  const { entry, store, lastActive } = parts;
  const idle = idleTime(parts);
  let leaving = false;
  let stopWatching = () => {};

  const isSignedIn = () => store.get(sessionAtom).signedIn && !leaving;

  function check(): void {
    if (!isSignedIn()) return;
    const { state, hadItems, unfinished } = entry.read();
    // Somebody has asked to leave, here or in another tab, which may be gone before it is done.
    const isLeft = unfinished && state !== 'EXPIRED';
    const next = isLeft ? state : afterIdle(state, idle.passed(), parts.limit());
    if (next !== state)
      entry.write({
        state: next,
        hadItems: parts.cartHoldsItems() ?? hadItems,
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

  /** What comes after the limit, as the focus does on waking up, ends the session. It prolongs none. */
  function active(): void {
    if (!isSignedIn() || idle.isFresh() || lastActive.read() === null) return;
    check();
    if (isSignedIn()) idle.restart();
  }

  function inView(): void {
    check();
    if (parts.hasFocus()) active();
  }

  /** Not somebody whose page was loaded anew, nor one who is just being signed out by another tab. */
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
    /** @returns ends it */
    start(): () => void {
      const stops = [
        store.sub(sessionAtom, follow),
        // Another tab has found that the time is over: this one signs out where that one cannot.
        entry.subscribe(check),
        parts.onSignOut((reason) => {
          if (reason === 'asked') leaving = true;
        }),
        () => stopWatching(),
      ];
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },

    /** 'Stay logged in'. */
    stay(): void {
      check();
      if (entry.read().state === 'ABOUT_TO_EXPIRE') reset();
    },

    /** The notice has been read. */
    dismiss(): void {
      const { unfinished } = entry.read();
      entry.write({ ...nothingKnown, unfinished });
      if (!unfinished) lastActive.clear();
    },

    /** Milliseconds until who is signed in is signed out. */
    left: () => Math.max(0, parts.limit() - idle.passed()),
  };
}

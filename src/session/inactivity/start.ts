import { inactivityLimit } from '../../domain/inactivity';
import { store } from '../../lib/store';
import { expiryEntry } from '../expiry';
import { onSignOut } from '../sign-out';
import { finishSignOut, signOut } from '../sign-out-now';
import { lastActive } from '../state';
import { leaveAfterAbsence } from './after-absence';
import { createInactivity, type InactivityTimer } from './create-inactivity';
import { listenForLife } from './listen';

const here = {
  entry: expiryEntry,
  lastActive,
  now: Date.now,
  limit: () => inactivityLimit(matchMedia('(pointer: coarse)').matches),
};

/** Whether the last customer is signed out because of inactivity. */
export function afterAbsence(): boolean {
  return leaveAfterAbsence({ ...here, finish: finishSignOut });
}

/** This page's timer; `start` begins to watch. */
export function inactivityTimer(cartHasItems: () => boolean | undefined): InactivityTimer {
  return createInactivity({
    ...here,
    cartHasItems,
    monotonic: () => performance.now(),
    store,
    onSignOut,
    signOut: () => signOut('inactive'),
    every(ms, work) {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
    listen: listenForLife,
    hasFocus: () => document.hasFocus(),
  });
}

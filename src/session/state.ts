import { atom } from 'jotai';
import * as v from 'valibot';
import type { Store } from '../lib/store';
import { stored } from '../platform/storage/storage';
import type { HostDelay } from './host-tokens';

/** `failed`: initialised without a token, so the user is a visitor. */
export type SessionStatus = 'notActivated' | 'activated' | 'fetching' | 'present' | 'failed';

export interface SessionState {
  status: SessionStatus;
  signedIn: boolean;
  /** The customer, if the token contains a subject; only to be compared, never shown or reported. */
  subject: string | null;
  /** The app has not sent a token in time: shows an alert with retry, unasked only where services have nothing to show. */
  hostDelayed: HostDelay | null;
  /** A service has ended the sign-in, which is shown where the customer can sign in again. */
  hasEnded: boolean;
  /**
   * Whether a customer is signed in could not be found out: the screens of customers say so and try again. All else is
   * as for a visitor.
   */
  isUnknown: boolean;
  /** Inactivity ends the session here: a customer is signed in, or was when this page was loaded. */
  watched: boolean;
}

export const beforeActivation: SessionState = {
  status: 'notActivated',
  signedIn: false,
  subject: null,
  hostDelayed: null,
  hasEnded: false,
  isUnknown: false,
  watched: false,
};

export const sessionAtom = atom(beforeActivation);

export function patchSession(store: Store, change: Partial<SessionState>): void {
  store.set(sessionAtom, (state) => ({ ...state, ...change }));
}

/**
 * Time of the customer's last activity, in whole seconds of the wall clock. Null: no one is signed in; 1: past the
 * limit on any clock. Cleared before each sign-in.
 */
export const lastActive = stored('lastActive', { schema: v.nullable(v.number()), fallback: null });

export function isInitialised({ status }: SessionState): boolean {
  return status === 'present' || status === 'failed';
}

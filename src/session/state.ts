import { atom } from 'jotai';
import * as v from 'valibot';
import { stored } from '../platform/storage/storage';

/** `failed`: initialised without a token, so a visitor. */
export type SessionStatus = 'notActivated' | 'activated' | 'fetching' | 'present' | 'failed';

export interface SessionState {
  status: SessionStatus;
  signedIn: boolean;
  /** Who is signed in, where the token tells; only to be compared, never shown or reported. */
  subject: string | null;
  /** The app was asked for a fresh token and has not answered: an alert with retry. */
  hostLate: boolean;
  /** Ending ends a session here: somebody is signed in, or was when this page was loaded. */
  watched: boolean;
}

export const beforeActivation: SessionState = {
  status: 'notActivated',
  signedIn: false,
  subject: null,
  hostLate: false,
  watched: false,
};

export const sessionAtom = atom(beforeActivation);

/**
 * When somebody who is signed in did something last, in whole seconds of the wall clock. Null: nobody is signed in;
 * 1: too long ago, however the clock is set. Whoever begins to sign in clears it first.
 */
export const lastActive = stored('lastActive', { schema: v.nullable(v.number()), fallback: null });

export function isInitialised({ status }: SessionState): boolean {
  return status === 'present' || status === 'failed';
}

import { observable } from '../lib/observable';

/** `failed`: initialised without a token, so a visitor. */
export type SessionStatus = 'notActivated' | 'activated' | 'fetching' | 'present' | 'failed';

export interface SessionState {
  status: SessionStatus;
  signedIn: boolean;
  /** Who is signed in, where the token tells; only to be compared, never shown or reported. */
  subject: string | null;
  /** The app was asked for a fresh token and has not answered: an alert with retry. */
  hostLate: boolean;
}

export const beforeActivation: SessionState = {
  status: 'notActivated',
  signedIn: false,
  subject: null,
  hostLate: false,
};

export const sessionState = observable(beforeActivation);

export function isInitialised({ status }: SessionState): boolean {
  return status === 'present' || status === 'failed';
}

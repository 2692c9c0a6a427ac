import type { PrimitiveAtom } from 'jotai';
import type { BankIdOrder, BankIdSessionId, Registration } from '../../domain/eid';
import type { Store } from '../../lib/store';
import type { BankIdState } from './bank-id-state';
import type { StoredOrders } from './create-stored-orders';

/** The dependencies of a BankID sign-in. */
export interface BankIdParts {
  registration: Registration;
  store: Store;
  state: PrimitiveAtom<BankIdState>;
  storedOrders: StoredOrders;
  start(registration: Registration): Promise<BankIdOrder>;
  collect(registration: Registration, sessionId: BankIdSessionId): Promise<BankIdOrder>;
  cancel(registration: Registration, sessionId: BankIdSessionId): Promise<void>;
  /** Opens the app on this device with the nonce for the way back. @returns false if it could not be opened */
  open(autoStartToken: string, nonce: string): Promise<boolean>;
  newNonce(): string;
  /** Whether another tab has already signed in. */
  isSignedIn(): boolean;
  /** Loads the new session. @returns whether there is one */
  signedIn(): Promise<boolean>;
  now(): number;
  /** Runs `work` once after `ms`. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
}

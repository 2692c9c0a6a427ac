import type { Guest, PayloadOf } from '../../guest';
import type { Fault, MessageType, ToGuestType } from '../../protocol/types';

/**
 * `sent`: the message has no answer, so that only the app itself can confirm its arrival.
 * `notOffered`: the app does not declare the capability.
 * `inconclusive`: it could not be tested, so it has not passed.
 */
export type Result = 'passed' | 'sent' | 'failed' | 'notOffered' | 'inconclusive';

export interface Verdict {
  result: Result;
  /** The reason of the failure, or what to look for in the app. */
  reason?: string;
}

/** A check of the conformance run. */
export interface Check {
  /** Stable across versions: results are compared by it. */
  id: string;
  about: string;
  /** The messages that it tests. */
  messages: readonly MessageType[];
  run(context: CheckContext): Verdict | Promise<Verdict>;
}

/** What a check can use: the guest, and raw access to the transport. */
export interface CheckContext {
  guest: Guest;
  /** Whether the app never answers. */
  silentHost: boolean;
  /** Posts anything to the transport unchanged, valid or not. */
  postRaw(message: object): void;
  /** Simulates a restored page: a new session, and a new handshake. */
  restore(): void;
  /** The next message of this type; null after the timeout. */
  next<Type extends AwaitedType>(type: Type, timeoutMs: number): Promise<PayloadOf<Type> | null>;
  /** The last one that was received in this session. */
  last<Type extends AwaitedType>(type: Type): PayloadOf<Type> | null;
  /**
   * Like `next`, for a message that the app sends unprompted: the user and the test host are asked to send it, or to
   * send another one.
   */
  awaitFromApp<Type extends AwaitedType>(type: Type, another?: boolean): Promise<PayloadOf<Type> | null>;
  /** Returns a function with the codes of the faults since this call. */
  watchFaults(): () => string[];
  /** All faults since the start. */
  faults(): readonly Fault[];
  /** What the app's cart icon shows, as the user or the test host reports; null if nobody does. */
  askCartIcon(): Promise<string | null>;
  wait(milliseconds: number): Promise<void>;
  /** Loads frames that try to impersonate the page. Resolves to whether one of them could try. */
  forge(): Promise<boolean>;
}

/** What an app may send, answers aside. */
export type AwaitedType = Exclude<ToGuestType, 'ACK'>;

export const passed: Verdict = { result: 'passed' };

/** Of what could not be tested. */
export function inconclusive(reason: string): Verdict {
  return { result: 'inconclusive', reason };
}

export function failed(reason: string): Verdict {
  return { result: 'failed', reason };
}

export function notOffered(capability: string): Verdict {
  return { result: 'notOffered', reason: `the app does not declare \`${capability}\`` };
}

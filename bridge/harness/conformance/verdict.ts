import type { Guest, PayloadOf } from '../../guest';
import type { MessageType } from '../../protocol/types';

/**
 * `sent`: on its way, but no answer belongs to it, so that only the app itself can tell whether it arrived.
 * `notOffered`: the app does not declare the capability.
 */
export type Result = 'passed' | 'sent' | 'failed' | 'notOffered';

export interface Verdict {
  result: Result;
  /** Why it failed, or what to look for in the app. */
  reason?: string;
}

/** One line of the conformance run. */
export interface Check {
  /** Stays the same from version to version: results are compared by it. */
  id: string;
  about: string;
  /** The messages that it exercises. */
  messages: readonly MessageType[];
  run(bench: CheckContext): Verdict | Promise<Verdict>;
}

/** What a check has at hand: a guest on its app, and the raw way to that app. */
export interface CheckContext {
  guest: Guest;
  /** Whether the app is known never to answer. */
  silentHost: boolean;
  /** Puts something on the transport as it stands, valid or not. */
  postRaw(message: object): void;
  /** What a returning page does: a new session, and the handshake again. */
  restore(): void;
  /** The next message of this type; null when none has come in time. */
  next<Type extends AwaitedType>(type: Type, timeoutMs: number): Promise<PayloadOf<Type> | null>;
  /** Whether one has come in this session. */
  hasCome(type: AwaitedType): boolean;
  /** The same as `next`, of one that the app sends of its own accord: a person is asked to see to it, and a test host is told. */
  awaitFromApp<Type extends AwaitedType>(type: Type): Promise<PayloadOf<Type> | null>;
  /** Codes of the bridge's faults from here on. */
  watchFaults(): () => string[];
  wait(milliseconds: number): Promise<void>;
  /** A page of no known origin within this page tries to speak for it; settles when it has tried. */
  forge(): Promise<void>;
}

export type AwaitedType = 'HELLO' | 'TOKEN' | 'NAVIGATE' | 'BACK' | 'RESUMED' | 'INSETS' | 'CART_REFRESH';

export const passed: Verdict = { result: 'passed' };

export function failed(reason: string): Verdict {
  return { result: 'failed', reason };
}

export function notOffered(capability: string): Verdict {
  return { result: 'notOffered', reason: `the app does not declare \`${capability}\`` };
}

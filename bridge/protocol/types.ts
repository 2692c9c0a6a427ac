import type * as v from 'valibot';
import type { Envelope } from './envelope';
import type { Direction, Kind } from './message';
import type { messages } from './messages';

type Messages = typeof messages;
type Where<D extends Direction, K extends Kind = Kind> = {
  [Type in keyof Messages]: Messages[Type] extends { direction: D; kind: K } ? Type : never;
}[keyof Messages];

export type MessageType = keyof Messages;
/** What a guest may send, answers included. */
export type ToHostType = Where<'toHost' | 'both'>;
/** What a host may send, answers included. */
export type ToGuestType = Where<'toGuest' | 'both'>;
export type StateToHostType = Where<'toHost', 'state'>;
/** What a guest sends without an answer. */
export type TellType = Exclude<Where<'toHost', 'state' | 'event'>, 'READY'>;
/** What a guest asks of its host. */
export type AskType = Where<'toHost', 'request'>;
/** What a host sends without an answer. */
export type HostTellType = Exclude<Where<'toGuest', 'state' | 'event'>, 'HELLO'>;

/** What the receiver of a message gets. */
export type PayloadOf<Type extends MessageType> = v.InferOutput<Messages[Type]['payload']>;

/** Any one of these messages in its envelope, told apart by `type`. */
export type MessageOf<Type extends MessageType> = { [T in Type]: Envelope<T, PayloadOf<T>> }[Type];

export type Hello = PayloadOf<'HELLO'>;
export type Fault = PayloadOf<'FAULT'>;

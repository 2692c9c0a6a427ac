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
export type StateToGuestType = Where<'toGuest', 'state'>;
/** Messages of a guest that get no answer. */
export type NotificationType = Exclude<Where<'toHost', 'state' | 'event'>, 'READY'>;
/** Requests of a guest to its host. */
export type RequestType = Where<'toHost', 'request'>;
/** Messages of a host that get no answer. */
export type HostNotificationType = Exclude<Where<'toGuest', 'state' | 'event'>, 'HELLO'>;

/** The parsed payload of a message. */
export type PayloadOf<Type extends MessageType> = v.InferOutput<Messages[Type]['payload']>;

/** A payload as it may be sent: what has a default may be missing. */
export type InputOf<Type extends MessageType> = v.InferInput<Messages[Type]['payload']>;

/** A union of these messages in their envelopes, discriminated by `type`. */
export type MessageOf<Type extends MessageType> = { [T in Type]: Envelope<T, PayloadOf<T>> }[Type];

export type Hello = PayloadOf<'HELLO'>;
export type Fault = PayloadOf<'FAULT'>;

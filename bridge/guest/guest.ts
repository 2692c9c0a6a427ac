import type { Fault, Hello, NotificationType, PayloadOf, RequestType, ToHostType } from '../protocol/types';
import type { Outcome } from './bridge-error';
import type { Handler, SubscribableType } from './subscribers';
import type { TransportName, TransportOptions } from './transports';

export interface GuestOptions extends TransportOptions {
  /** The current route, for READY; a path template where the path itself would be sensitive. */
  route?: () => string;
  /** How long each handshake waits for HELLO, in ms; 1.5 s unless set. */
  helloTimeout?: () => number;
  /** The largest message in bytes; 256 KiB unless set. */
  maxBytes?: number;
  /** Called for each fault of the bridge, in addition to the FAULT message to the host. */
  onFault?: (fault: Fault) => void;
  /** Called with each message in either direction, before it is read: for developers, who must hide what is sensitive. */
  watch?: (direction: 'toHost' | 'toGuest', message: unknown) => void;
  /** Receives warnings for developers, such as several hosts at once. */
  warn?: (text: string) => void;
}

/** `queued`: the handshake is not finished. `noHost`: there is no receiver. The last two were rejected. */
export type SendStatus = 'sent' | 'queued' | 'noHost' | 'tooLarge' | 'malformed';

/** The web page's side of the bridge. No host can make it throw or reject. */
export interface Guest {
  send<Type extends NotificationType>(type: Type, payload: PayloadOf<Type>): SendStatus;
  /** Waits for the handshake and then for the answer, 10 s at most; `UNSUPPORTED` at once with a silent host. */
  request<Type extends RequestType>(type: Type, payload: PayloadOf<Type>): Promise<Outcome>;
  /** Reports a fault: at most one of a kind in each second is sent, with a `count` of further ones. */
  fault(payload: Fault): void;
  /** States and events received earlier are passed to the handler at once. Returns the unsubscribe function. */
  on<Type extends SubscribableType>(type: Type, handler: Handler<Type>): () => void;
  /** Whether the current host handles this message. */
  supports(type: ToHostType): boolean;
  /** The host's latest HELLO; null with a silent host, without a host, or before the handshake. */
  readonly hello: Hello | null;
  /**
   * The end of the current handshake: its HELLO, or null after `helloTimeout`. A later HELLO arrives through `on('HELLO')`; a page
   * that is restored starts a new handshake.
   */
  readonly helloSettled: Promise<Hello | null>;
  /** The transport that the next message would use. */
  readonly transport: TransportName | null;
  readonly session: string;
  dispose(): void;
}

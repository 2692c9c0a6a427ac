import type { AskType, Fault, Hello, PayloadOf, TellType, ToHostType } from '../protocol/types';
import type { Outcome } from './bridge-error';
import type { Handler, SubscribableType } from './subscribers';
import type { TransportName, TransportOptions } from './transports';

export interface GuestOptions extends TransportOptions {
  /** Where the shop is, for READY; a path template where the path itself would say too much. */
  route?: () => string;
  /** The largest message in bytes; 256 KiB unless set. */
  maxBytes?: number;
  /** Told of each fault of the bridge, besides the FAULT that the host gets. */
  onFault?: (fault: Fault) => void;
  /** Told what a developer should know, such as several hosts at once. */
  warn?: (text: string) => void;
}

/** `queued`: the handshake is not over. `noHost`: nobody to send to. The last two were refused. */
export type SendStatus = 'sent' | 'queued' | 'noHost' | 'tooLarge' | 'malformed';

/** The web page's side of the bridge. Nothing in it throws or rejects because of a host. */
export interface Guest {
  send<Type extends TellType>(type: Type, payload: PayloadOf<Type>): SendStatus;
  /** Waits for the handshake and then for the answer, 10 s at most; `UNSUPPORTED` at once with a silent host. */
  request<Type extends AskType>(type: Type, payload: PayloadOf<Type>): Promise<Outcome>;
  /** States and events that came before the handler are handed to it at once. Gives a function that ends it. */
  on<Type extends SubscribableType>(type: Type, handler: Handler<Type>): () => void;
  /** Whether the host that is there now can be counted on to act on this message. */
  supports(type: ToHostType): boolean;
  /** The host's newest HELLO; null with a silent host, or none, or not yet. */
  readonly hello: Hello | null;
  /** Settles once: with the first HELLO, or with null after 1.5 s. A later HELLO comes through `on('HELLO')`. */
  readonly helloSettled: Promise<Hello | null>;
  /** The way to the host that the next message would take. */
  readonly transport: TransportName | null;
  readonly session: string;
  dispose(): void;
}

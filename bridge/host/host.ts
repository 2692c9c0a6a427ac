import type { FaultCode } from '../protocol/fault-codes';
import type { HostNotificationType, InputOf, MessageOf, PayloadOf, RequestType, ToHostType } from '../protocol/types';
import type { Connection } from './connection';

/** Why the side that receives a message does not act on it. */
export interface Problem {
  code: FaultCode;
  field?: string;
}

/** A message in either direction, for logs: sensitive fields are hidden. */
export interface Traffic {
  direction: 'toHost' | 'toGuest';
  /** Unset if the data could not be parsed as a message. */
  type: string | undefined;
  payload: unknown;
  /** Pairs a request with its answer. */
  id: string | undefined;
  session: string | undefined;
  seq: number | undefined;
  problem?: Problem;
}

export interface HostClock {
  setTimeout(callback: () => void, delay: number): number;
  clearTimeout(timer: number | undefined): void;
}

export interface HostOptions {
  /** Source of timers. */
  window: HostClock;
  connection: Connection;
  /**
   * The answer to READY; null simulates an app that never answers. One with `hidden` is not sent to a shop that does not know
   * VISIBILITY.
   */
  hello: (ready: PayloadOf<'READY'> | null) => InputOf<'HELLO'> | null;
  /** Called for each valid message except requests, READY included. */
  onMessage?: (message: MessageOf<Exclude<ToHostType, RequestType | 'ACK'>>) => void;
  /** Handles a request; without it every request is answered with `UNSUPPORTED`. */
  onRequest?: (message: MessageOf<RequestType>) => PayloadOf<'ACK'> | Promise<PayloadOf<'ACK'>>;
  /** Called for each message in both directions, valid or not. */
  onTraffic?: (traffic: Traffic) => void;
  /** The largest message in bytes; 256 KiB unless set. One that carries a PDF as base64 has 8 MiB. */
  maxBytes?: number;
}

/** The app's side of the bridge, for web pages that embed the shop, the harness and tests. */
export interface Host {
  /** False if it is not sent: there is no session, its payload is no message of the protocol, or the host is disposed. */
  send<Type extends HostNotificationType>(type: Type, payload: PayloadOf<Type>): boolean;
  /** Whether the shop handled the back button; false if it does not answer within 10 s. */
  back(): Promise<boolean>;
  /** Sends HELLO again, for example after its contents have changed. False as for `send`. */
  greet(): boolean;
  /** The guest's session; null before its first message. */
  readonly session: string | null;
  dispose(): void;
}

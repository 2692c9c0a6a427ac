import type { FaultCode } from '../protocol/fault-codes';
import type { AskType, HostTellType, MessageOf, PayloadOf, ToHostType } from '../protocol/types';
import type { Connection } from './connection';

/** Why the side that receives a message does not act on it. */
export interface Problem {
  code: FaultCode;
  field?: string;
}

/** What travelled over the bridge, as a log may show it: sensitive fields are hidden. */
export interface Traffic {
  direction: 'toHost' | 'toGuest';
  /** Unset for what cannot even be read as a message. */
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
  /** Time; a window has it. */
  window: HostClock;
  connection: Connection;
  /** The answer to READY; null plays an app that never answers. */
  hello: (ready: PayloadOf<'READY'> | null) => PayloadOf<'HELLO'> | null;
  /** Each valid message but requests, READY included. */
  onMessage?: (message: MessageOf<Exclude<ToHostType, AskType | 'ACK'>>) => void;
  /** Carries a request out; without it every request is refused as unsupported. */
  onRequest?: (message: MessageOf<AskType>) => PayloadOf<'ACK'> | Promise<PayloadOf<'ACK'>>;
  /** All that travels, in both directions, valid or not. */
  onTraffic?: (traffic: Traffic) => void;
  /** The largest message in bytes; 256 KiB unless set. One that carries a PDF as base64 has 8 MiB. */
  maxBytes?: number;
}

/** The app's side of the bridge, for web pages that embed the shop, the harness and tests. */
export interface Host {
  /** False: there is no session to send it to yet. */
  send<Type extends HostTellType>(type: Type, payload: PayloadOf<Type>): boolean;
  /** Whether the shop dealt with the back button; false too when it does not answer within 10 s. */
  back(): Promise<boolean>;
  /** Says HELLO again or late, as an app does whose state has changed. */
  greet(): boolean;
  /** The guest's session, once it has spoken. */
  readonly session: string | null;
  dispose(): void;
}

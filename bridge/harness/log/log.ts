import type { Traffic } from '../../host';
import { latencyOf, type PendingRequests, updatePending } from './latency';

export interface LogEntry extends Traffic {
  number: number;
  at: Date;
  /** Milliseconds since the message that it answers, if any. */
  latency?: number | undefined;
  /** The fault that the harness has injected, if any. */
  injected?: string | undefined;
}

/** A sent or received message; `injected` names its injected fault. */
export type Seen = Pick<LogEntry, 'at' | 'injected'> & { traffic: Traffic };

export interface Log {
  entries: readonly LogEntry[];
  /** Arrived while the log was paused. */
  buffered: readonly LogEntry[];
  paused: boolean;
  counts: { toHost: number; toGuest: number; invalid: number; byType: Readonly<Record<string, number>> };
  /** Messages without an answer yet. */
  pending: PendingRequests;
  /** The latest READY. */
  ready: unknown;
}

export type LogAction = ({ type: 'add' } & Seen) | { type: 'pause' } | { type: 'resume' } | { type: 'clear' };

/** Older entries are dropped; the counters continue. */
export const maxEntries = 1000;

export const emptyLog: Log = {
  entries: [],
  buffered: [],
  paused: false,
  counts: { toHost: 0, toGuest: 0, invalid: 0, byType: {} },
  pending: {},
  ready: null,
};

export function reduceLog(log: Log, action: LogAction): Log {
  switch (action.type) {
    case 'add':
      return add(log, action);
    case 'pause':
      return { ...log, paused: true };
    case 'resume':
      return { ...log, paused: false, buffered: [], entries: [...log.entries, ...log.buffered].slice(-maxEntries) };
    case 'clear':
      return { ...emptyLog, paused: log.paused, ready: log.ready };
  }
}

function add(log: Log, { traffic, at, injected }: Seen): Log {
  const { toHost, toGuest, invalid, byType } = log.counts;
  const type = traffic.type ?? 'unreadable';
  const counts = {
    toHost: toHost + (traffic.direction === 'toHost' ? 1 : 0),
    toGuest: toGuest + (traffic.direction === 'toGuest' ? 1 : 0),
    invalid: invalid + (traffic.problem ? 1 : 0),
    byType: { ...byType, [type]: (byType[type] ?? 0) + 1 },
  };
  const list = log.paused ? 'buffered' : 'entries';
  const latency = latencyOf(log.pending, traffic, at.getTime());
  const entry = { ...traffic, number: toHost + toGuest + 1, at, latency, injected };
  const pending = updatePending(log.pending, traffic, at.getTime());
  const ready = traffic.type === 'READY' && !traffic.problem ? traffic.payload : log.ready;
  return { ...log, counts, pending, ready, [list]: [...log[list], entry].slice(-maxEntries) };
}

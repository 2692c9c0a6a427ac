import type { Traffic } from '../../host';
import { latencyOf, type Open, openAfter } from './latency';

export interface LogEntry extends Traffic {
  number: number;
  at: Date;
  /** Milliseconds since what it answers; unset for what answers nothing. */
  latency?: number | undefined;
  /** What the harness itself has done to it on the way. */
  injected?: string | undefined;
}

/** Something travelled; `injected` names the fault that it was sent with. */
export type Seen = Pick<LogEntry, 'at' | 'injected'> & { traffic: Traffic };

export interface Log {
  entries: readonly LogEntry[];
  /** Came while the log was paused. */
  held: readonly LogEntry[];
  paused: boolean;
  counts: { toHost: number; toGuest: number; invalid: number; byType: Readonly<Record<string, number>> };
  /** What still waits for its answer. */
  open: Open;
}

export type LogAction = ({ type: 'add' } & Seen) | { type: 'pause' } | { type: 'resume' } | { type: 'clear' };

/** Older entries are let go; the counters go on. */
export const keptEntries = 1000;

export const emptyLog: Log = {
  entries: [],
  held: [],
  paused: false,
  counts: { toHost: 0, toGuest: 0, invalid: 0, byType: {} },
  open: {},
};

export function reduceLog(log: Log, action: LogAction): Log {
  switch (action.type) {
    case 'add':
      return add(log, action);
    case 'pause':
      return { ...log, paused: true };
    case 'resume':
      return { ...log, paused: false, held: [], entries: [...log.entries, ...log.held].slice(-keptEntries) };
    case 'clear':
      return { ...emptyLog, paused: log.paused };
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
  const list = log.paused ? 'held' : 'entries';
  const latency = latencyOf(log.open, traffic, at.getTime());
  const entry = { ...traffic, number: toHost + toGuest + 1, at, latency, injected };
  const open = openAfter(log.open, traffic, at.getTime());
  return { ...log, counts, open, [list]: [...log[list], entry].slice(-keptEntries) };
}

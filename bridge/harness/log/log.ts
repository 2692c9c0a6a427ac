import type { Traffic } from '../../host';

export interface LogEntry extends Traffic {
  id: number;
  at: Date;
}

export interface Log {
  entries: readonly LogEntry[];
  /** Came while the log was paused. */
  held: readonly LogEntry[];
  paused: boolean;
  counts: { toHost: number; toGuest: number; invalid: number };
}

export type LogAction =
  | { type: 'add'; traffic: Traffic; at: Date }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'clear' };

/** Older entries are let go; the counters go on. */
export const keptEntries = 1000;

export const emptyLog: Log = { entries: [], held: [], paused: false, counts: { toHost: 0, toGuest: 0, invalid: 0 } };

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

function add(log: Log, { traffic, at }: Extract<LogAction, { type: 'add' }>): Log {
  const { toHost, toGuest, invalid } = log.counts;
  const counts = {
    toHost: toHost + (traffic.direction === 'toHost' ? 1 : 0),
    toGuest: toGuest + (traffic.direction === 'toGuest' ? 1 : 0),
    invalid: invalid + (traffic.problem ? 1 : 0),
  };
  const list = log.paused ? 'held' : 'entries';
  const entry = { ...traffic, id: toHost + toGuest, at };
  return { ...log, counts, [list]: [...log[list], entry].slice(-keptEntries) };
}

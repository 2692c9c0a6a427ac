import type { LogEntry } from './log';

export interface LogFilter {
  direction: 'both' | LogEntry['direction'];
  onlyInvalid: boolean;
  /** Looked for in type and payload, in either case. */
  text: string;
}

export const everything: LogFilter = { direction: 'both', onlyInvalid: false, text: '' };

export function matches({ direction, onlyInvalid, text }: LogFilter, entry: LogEntry): boolean {
  if (direction !== 'both' && entry.direction !== direction) return false;
  if (onlyInvalid && !entry.problem) return false;
  const wanted = text.trim().toLowerCase();
  return !wanted || `${entry.type} ${JSON.stringify(entry.payload)}`.toLowerCase().includes(wanted);
}

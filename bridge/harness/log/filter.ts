import type { LogEntry } from './log';

export interface LogFilter {
  direction: 'both' | LogEntry['direction'];
  onlyInvalid: boolean;
  /** Searched in type and payload, case-insensitive. */
  text: string;
}

export const everything: LogFilter = { direction: 'both', onlyInvalid: false, text: '' };

export function matches({ direction, onlyInvalid, text }: LogFilter, entry: LogEntry): boolean {
  if (direction !== 'both' && entry.direction !== direction) return false;
  if (onlyInvalid && !entry.problem) return false;
  const query = text.trim().toLowerCase();
  return !query || `${entry.type} ${JSON.stringify(entry.payload)}`.toLowerCase().includes(query);
}

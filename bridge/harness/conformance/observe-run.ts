import * as v from 'valibot';
import { messages } from '../../protocol';
import type { LogEntry } from '../log/log';
import type { Verdict } from './verdict';

/** A conformance run as seen in the app's log. */
export interface ObservedRun {
  finished: boolean;
  results: Readonly<Record<string, Verdict>>;
  /** Message types of the protocol that have not been seen as valid messages. */
  missing: readonly string[];
}

const resultSchema = v.object({
  check: v.string(),
  result: v.picklist(['passed', 'sent', 'failed', 'notOffered', 'inconclusive']),
  reason: v.optional(v.string()),
});

/** Reads the current or last run. A `sent` message that has arrived as a valid one has passed. */
export function observeRun(entries: readonly LogEntry[]): ObservedRun {
  const results: Record<string, Verdict> = {};
  const seen = new Set<string>();
  let finished = false;
  for (const { type, payload, problem } of entries) {
    if (type && !problem) seen.add(type);
    const { name, parameters } = (payload ?? {}) as { name?: unknown; parameters?: unknown };
    if (type !== 'ANALYTICS_EVENT' || problem) continue;
    if (name === 'bridge_conformance') finished = true;
    const read = name === 'bridge_conformance_result' ? v.safeParse(resultSchema, parameters) : null;
    if (read?.success) {
      const { check, ...verdict } = read.output;
      finished = false;
      results[check] =
        verdict.result === 'sent' && seen.has(typeOf(check)) ? { result: 'passed' } : (verdict as Verdict);
    }
  }
  return { finished, results, missing: Object.keys(messages).filter((name) => !seen.has(name)) };
}

/** Whether a run is going on after this message of its page. */
export function isRunning(before: boolean, { type, payload, problem }: Pick<LogEntry, 'type' | 'payload' | 'problem'>) {
  const name = type === 'ANALYTICS_EVENT' && !problem ? `${(payload as { name?: unknown } | null)?.name}` : '';
  if (name === 'bridge_conformance') return false;
  return before || name.startsWith('bridge_conformance_');
}

/** The message type of a check: `send-view-pdf` sends VIEW_PDF. */
function typeOf(check: string): string {
  return check
    .replace(/^send-/, '')
    .replaceAll('-', '_')
    .toUpperCase();
}

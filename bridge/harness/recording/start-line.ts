import type { PayloadOf } from '../../protocol';
import type { LogEntry } from '../log/log';

export type StartTimes = PayloadOf<'START_TIMES'>;

/** When something began and ended. */
interface Span {
  start: number;
  end: number;
}

/** The start of the latest document, on one line of time: milliseconds since it was requested. */
export interface StartLine {
  times: StartTimes;
  /** What the page itself has measured. */
  marks: readonly { name: string; at: number }[];
  requests: readonly (Span & { bytes: number })[];
  longTasks: readonly Span[];
  /** When the app's side has received or sent each message, until both the times and the first page were sent. */
  messages: readonly { type: string; direction: LogEntry['direction']; at: number }[];
  /** The end of the line. */
  end: number;
}

/** Null if the shop has not sent its times: an app asks for them with `startTimes`. */
export function startLineOf(entries: readonly LogEntry[]): StartLine | null {
  const reported = entries.findLast(({ type, problem }) => type === 'START_TIMES' && !problem);
  const ready = entries.find(({ type, session }) => type === 'READY' && session === reported?.session);
  if (!reported || !ready) return null;
  const times = reported.payload as StartTimes;
  // The page's clock starts at its request, the log's is that of the app.
  const requested = ready.at.getTime() - times.ready;
  const sent = entries.filter(({ session }) => session === reported.session);
  // A shop that loads slowly is usable before it sends the page, which is what an app waits for.
  const last = Math.max(reported.number, sent.find(({ type }) => type === 'ROUTE_CHANGE')?.number ?? 0);
  const messages = sent
    .filter(({ number }) => number <= last)
    .map(({ type, direction, at }) => ({ type: type ?? '', direction, at: Math.max(0, at.getTime() - requested) }));
  const marks = [
    { name: 'load', at: 0 },
    ...(times.firstPaint === undefined ? [] : [{ name: 'first paint', at: times.firstPaint }]),
    { name: 'READY', at: times.ready },
    ...(times.hello === undefined ? [] : [{ name: 'HELLO', at: times.hello }]),
    ...(times.token === undefined ? [] : [{ name: 'TOKEN', at: times.token }]),
    { name: 'usable', at: times.usable },
  ].sort((one, other) => one.at - other.at);
  const requests = spansOf(times.requestStarts, times.requestEnds).map((span, at) => ({
    ...span,
    bytes: times.requestBytes?.[at] ?? 0,
  }));
  const longTasks = spansOf(times.longTaskStarts, times.longTaskEnds);
  return {
    times,
    marks,
    requests,
    longTasks,
    messages,
    end: Math.max(times.usable, ...[...requests, ...longTasks].map(({ end }) => end), ...messages.map(({ at }) => at)),
  };
}

function spansOf(starts: readonly number[] = [], ends: readonly number[] = []): Span[] {
  return starts.map((start, at) => ({ start, end: Math.max(start, ends[at] ?? start) }));
}

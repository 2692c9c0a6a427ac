import { redact } from '../../../bridge/protocol';

export interface ShownMessage {
  number: number;
  at: Date;
  direction: 'toHost' | 'toGuest';
  type: string;
  /** Without what is sensitive. */
  payload: unknown;
}

/** The oldest are forgotten. */
const most = 500;

let count = 0;
let shown: readonly ShownMessage[] = [];
const listeners = new Set<() => void>();

/** Adds a message to what is shown, without its sensitive fields. */
export function recordMessage(direction: ShownMessage['direction'], data: unknown): void {
  const { type, payload } = read(data);
  count++;
  const message = { number: count, at: new Date(), direction, type, payload: redact(type, payload) };
  shown = [...shown, message].slice(-most);
  // After what sends it: a message may be sent while the page is being drawn.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

export function shownMessages(): readonly ShownMessage[] {
  return shown;
}

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is no message has no type, and nothing of it is shown. */
function read(data: unknown): { type: string; payload: unknown } {
  try {
    const message = typeof data === 'string' ? JSON.parse(data) : data;
    return { type: String(message.type), payload: message.payload };
  } catch {
    return { type: '?', payload: null };
  }
}

/** The messages as the harness and `@luckan/bridge/testing` read them. */
export function recordingOf(messages: readonly ShownMessage[]): string {
  const start = messages[0]?.at.getTime() ?? 0;
  const recorded = messages.map(({ at, number: _, ...message }) => ({ after: at.getTime() - start, ...message }));
  return JSON.stringify({ luckanRecording: 1, setup: '', messages: recorded }, null, 2);
}

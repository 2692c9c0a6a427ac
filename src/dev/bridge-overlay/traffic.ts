import { atom, type createStore } from 'jotai';
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

export const messagesAtom = atom<readonly ShownMessage[]>([]);

/** @returns what adds a message to those shown, without its sensitive fields */
export function messageRecorder(store: ReturnType<typeof createStore>) {
  return (direction: ShownMessage['direction'], data: unknown): void => {
    const { type, payload } = read(data);
    const message = { at: new Date(), direction, type, payload: redact(type, payload) };
    // After what sends it: a message may be sent while the page is being drawn.
    queueMicrotask(() => {
      store.set(messagesAtom, (shown) => {
        const number = (shown.at(-1)?.number ?? 0) + 1;
        return [...shown, { number, ...message }].slice(-most);
      });
    });
  };
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

/** Something that the shop has sent, as it was sent. */
export interface SentEvent {
  id: number;
  /** epoch milliseconds */
  time: number;
  name: string;
  /** JSON */
  content: string;
}

let count = 0;

export function sentEvent(name: string, content: unknown): SentEvent {
  return { id: count++, time: Date.now(), name, content: JSON.stringify(content, null, 1) };
}

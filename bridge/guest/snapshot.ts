import { isLongerThan, sizeLimit } from '../protocol/message-size';

export type Snapshot = { payload: object } | { refused: 'tooLarge' | 'malformed' };

/** A copy of the payload that later changes do not affect, or why it cannot be sent. */
export function snapshot(payload: object, limit: number): Snapshot {
  try {
    const text = JSON.stringify(payload);
    return isLongerThan(sizeLimit(payload, limit), text) ? { refused: 'tooLarge' } : { payload: JSON.parse(text) };
  } catch {
    return { refused: 'malformed' };
  }
}

import { isLongerThan, sizeLimit } from '../protocol/message-size';

export type Snapshot = { payload: object } | { refused: 'tooLarge' | 'malformed' };

/** A copy that nobody can change any more, or why this payload cannot be sent. */
export function snapshot(payload: object, limit: number): Snapshot {
  try {
    const text = JSON.stringify(payload);
    return isLongerThan(sizeLimit(payload, limit), text) ? { refused: 'tooLarge' } : { payload: JSON.parse(text) };
  } catch {
    return { refused: 'malformed' };
  }
}

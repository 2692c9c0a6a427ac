import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';

const serialized = stored('carriedState', {
  schema: v.nullable(v.object({ address: v.string(), state: v.record(v.string(), v.unknown()) })),
  fallback: null,
});

/** Keeps the state of a navigation, such as a begun purchase, for the new document that it leads to. */
export function serializeState(address: string, state: Record<string, unknown>): void {
  serialized.write({ address, state });
}

/** Gives the document's entry of the history the state that has been carried to it, once. */
export function restoreSerializedState({ history, location }: Window): void {
  const left = serialized.read();
  if (!left) return;
  serialized.clear();
  if (left.address === location.href) history.replaceState({ ...history.state, ...left.state }, '');
}

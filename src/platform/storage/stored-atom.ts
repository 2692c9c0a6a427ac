import { type Atom, atom } from 'jotai';
import { store } from '../../lib/store';
import type { Stored } from './create-storage';

/**
 * A stored entry as an atom that follows writes of this page, of other tabs, and sign-out. It subscribes from the start
 * rather than on mount, which would miss changes made before.
 */
export function storedAtom<T>(entry: Stored<T>): Atom<T> {
  const value = atom(entry.read());
  entry.subscribe(() => store.set(value, entry.read()));
  return value;
}

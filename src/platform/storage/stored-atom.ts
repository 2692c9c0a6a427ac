import { type Atom, atom } from 'jotai';
import { store } from '../../lib/store';
import type { Stored } from './create-storage';

/**
 * A stored entry as an atom, which follows this page's writes (by the entry itself), other tabs' and a sign-out. It
 * listens from the start rather than when it is mounted: what was stored while nothing showed it would be missed.
 */
export function storedAtom<T>(entry: Stored<T>): Atom<T> {
  const value = atom(entry.read());
  entry.subscribe(() => store.set(value, entry.read()));
  return value;
}

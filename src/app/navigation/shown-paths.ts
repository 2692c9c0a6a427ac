import { atom } from 'jotai';
import { store } from '../../lib/store';

const lastPathAtom = atom<string | null>(null);

/** Settles once the first screen is on the page. */
export const firstShown = new Promise<void>((resolve) => {
  const stop = store.sub(lastPathAtom, () => {
    stop();
    resolve();
  });
});

/** Called when the screen of a path is on the page, not when its link is followed. */
export function rememberPath(path: string): void {
  store.set(lastPathAtom, path);
}

/** The path of the last screen shown; null before the first. */
export function lastPath(): string | null {
  return store.get(lastPathAtom);
}

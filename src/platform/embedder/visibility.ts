import { atom } from 'jotai';
import type { Guest } from '../../../bridge/guest';
import { store } from '../../lib/store';

export interface Visibility {
  isHidden(): boolean;
  /** Whether the page began hidden, so that its times count from long before the customer opened it, if they have. */
  loadedAhead(): 'no' | 'unseen' | 'opened';
  /** Called each time that a hidden page is shown. Returns the function that stops it. */
  onShown(listener: () => void): () => void;
}

/**
 * Whether the app shows the page: one that is loaded ahead is hidden until VISIBILITY, or a HELLO without `hidden`. The
 * document's own state does not show it: a web view that is laid out but covered is visible to it.
 * @param receiveConsent starts to receive the consent in HELLO: before that a page is hidden, after it it is shown
 */
export function watchVisibility(guest: Pick<Guest, 'on'>, receiveConsent: () => void): Visibility {
  const hiddenAtom = atom(false);
  const isHidden = () => store.get(hiddenAtom);
  /** Undefined until the app has reported anything. */
  let ahead: ReturnType<Visibility['loadedAhead']> | undefined;

  function set(next: boolean): void {
    if (next) ahead ??= 'unseen';
    else ahead = (ahead ?? 'no') === 'no' ? 'no' : 'opened';
    store.set(hiddenAtom, next);
  }

  guest.on('HELLO', (hello) => hello.hidden === true && set(true));
  receiveConsent();
  guest.on('HELLO', (hello) => hello.hidden !== true && set(false));
  guest.on('VISIBILITY', ({ visible }) => set(!visible));
  return {
    isHidden,
    loadedAhead: () => ahead ?? 'no',
    onShown: (listener) => store.sub(hiddenAtom, () => isHidden() || listener()),
  };
}

/**
 * Runs this once the customer sees the page: now, unless it is hidden.
 * @param greeted settles once the app has reported whether it is
 * @returns the function that cancels it
 */
export function whenSeen({ isHidden, onShown }: Visibility, greeted: Promise<unknown>, run: () => void): () => void {
  let stop = () => {};
  let isCancelled = false;
  void greeted.then(() => {
    if (isCancelled) return;
    if (!isHidden()) return run();
    stop = onShown(() => {
      stop();
      run();
    });
  });
  return () => {
    isCancelled = true;
    stop();
  };
}

import { isExactOrigin } from '../protocol/exact-origin';
import type { GuestWindow } from './environment';

/** The one function that a native app calls with a message, as text or as an object. */
const entryName = '__luckanReceive';

/** The current receiver per window; stored outside the entry function so that the function can be frozen. */
const receivers = new WeakMap<object, (data: unknown) => void>();

/** Installs the entry function for native apps. It stays after the guest is disposed, but does nothing then. */
export function listenToNativeApp(window: GuestWindow, receive: (data: unknown) => void): () => void {
  receivers.set(window, receive);
  if (!Object.hasOwn(window, entryName)) {
    const value = Object.freeze((data: unknown) => receivers.get(window)?.(data));
    Object.defineProperty(window, entryName, { value });
  }
  return () => receivers.delete(window);
}

/** Listens to an embedding page: only to the parent window, and only with an exact, configured origin. */
export function listenToParent(
  window: GuestWindow,
  hostOrigins: readonly string[],
  receive: (data: unknown) => void,
): () => void {
  const listener = (event: { source: unknown; origin: string; data: unknown }) => {
    const isParent = window.parent !== window && event.source === window.parent;
    if (isParent && isExactOrigin(event.origin) && hostOrigins.includes(event.origin)) receive(event.data);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

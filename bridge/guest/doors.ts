import { isExactOrigin } from '../protocol/exact-origin';
import type { GuestWindow } from './environment';

/** The one function that a native app calls with a message, as text or as an object. */
const entryName = '__luckanReceive';

/** Whom the entry function hands messages to; outside of it, so that the function itself can be frozen for good. */
const receivers = new WeakMap<object, (data: unknown) => void>();

/** Opens the door for native apps. The function outlives the guest, but then leads nowhere. */
export function openNativeDoor(window: GuestWindow, receive: (data: unknown) => void): () => void {
  receivers.set(window, receive);
  if (!Object.hasOwn(window, entryName)) {
    const value = Object.freeze((data: unknown) => receivers.get(window)?.(data));
    Object.defineProperty(window, entryName, { value });
  }
  return () => receivers.delete(window);
}

/** Opens the door for an embedding page: only the parent itself, and only from an exact, known origin. */
export function openFrameDoor(
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

import type { Stored } from '../../../platform/storage/create-storage';

export interface Shared<T> {
  /** The entry as seen by one tab. */
  at(tab: object): Stored<T>;
  read(): T;
  /** Notifies a tab of other tabs' writes. */
  deliver(tab: object): void;
}

/** An entry shared by tabs: they read each other's writes at once, but are notified only on `deliver`. */
export function sharedEntry<T>(fallback: T, onWrite: (before: T, after: T) => void = () => {}): Shared<T> {
  const listeners = new Map<object, Set<() => void>>();
  const unnotified = new Set<object>();
  let value = fallback;

  function notify(tab: object): void {
    for (const listener of [...(listeners.get(tab) ?? [])]) listener();
  }

  return {
    read: () => value,
    deliver(tab) {
      if (unnotified.delete(tab)) notify(tab);
    },
    at(tab) {
      const change = (next: T) => {
        const before = value;
        value = next;
        if (JSON.stringify(before) !== JSON.stringify(next)) {
          onWrite(before, next);
          for (const other of listeners.keys()) if (other !== tab) unnotified.add(other);
        }
        notify(tab);
        return true;
      };
      return {
        fallback,
        read: () => value,
        write: change,
        clear: () => void change(fallback),
        subscribe(listener) {
          const own = listeners.get(tab) ?? new Set();
          listeners.set(tab, own.add(listener));
          return () => own.delete(listener);
        },
      };
    },
  };
}

/** The part of the browser's storage that we use; every call may throw. */
export type RawArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeArea extends RawArea {
  /** @returns whether the value outlives the page */
  setItem(key: string, value: string): boolean;
  /** Sets an item for as long as the page lives. */
  setInMemory(key: string, value: string): void;
}

/**
 * A storage area that never fails: values that a forbidden or full storage rejects stay in memory, for as long as the
 * page lives.
 */
export function safeArea(open: () => RawArea | undefined): SafeArea {
  const memory = new Map<string, string | null>();
  let raw: RawArea | undefined;
  try {
    raw = open();
  } catch {
    raw = undefined;
  }

  function attempt<T>(work: (area: RawArea) => T): { done: T } | undefined {
    try {
      return raw && { done: work(raw) };
    } catch {
      return undefined;
    }
  }

  function removeItem(key: string): void {
    if (attempt((area) => area.removeItem(key))) memory.delete(key);
    else memory.set(key, null);
  }

  return {
    getItem(key) {
      const stored = memory.get(key);
      return stored === undefined ? (attempt((area) => area.getItem(key))?.done ?? null) : stored;
    },
    setItem(key, value) {
      const stored = attempt((area) => area.setItem(key, value)) !== undefined;
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    setInMemory(key, value) {
      removeItem(key);
      memory.set(key, value);
    },
    removeItem,
  };
}

/** The part of the browser's storage that is used; every call of it may throw. */
export type RawArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeArea extends RawArea {
  /** @returns whether it outlives the page */
  setItem(key: string, value: string): boolean;
}

/**
 * A storage area that never fails: what a forbidden or full storage does not take is kept in memory,
 * for as long as the page lives.
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

  return {
    getItem(key) {
      const kept = memory.get(key);
      return kept === undefined ? (attempt((area) => area.getItem(key))?.done ?? null) : kept;
    },
    setItem(key, value) {
      const kept = attempt((area) => area.setItem(key, value)) !== undefined;
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    removeItem(key) {
      if (attempt((area) => area.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
  };
}

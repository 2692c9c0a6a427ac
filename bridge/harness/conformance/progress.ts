import type { CheckReport } from './run-conformance';

const key = 'luckan.bridge.conformance';

/** Results of an unfinished run, for when the app leaves the page and returns. */
export function readProgress(storage: Pick<Storage, 'getItem'>): CheckReport[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Without storage, a run that is left starts again from the beginning. */
export function storeProgress(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  reports: readonly CheckReport[] | null,
) {
  try {
    if (reports) storage.setItem(key, JSON.stringify(reports));
    else storage.removeItem(key);
  } catch {
    // See above.
  }
}

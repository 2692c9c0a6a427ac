import type { CheckReport } from './run-conformance';

const key = 'luckan.bridge.conformance';

/** Results of a run that has not come to its end, for when the app leaves the page and comes back to it. */
export function readProgress(storage: Pick<Storage, 'getItem'>): CheckReport[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** A full or forbidden storage only means that a page that is left begins anew. */
export function keepProgress(storage: Pick<Storage, 'setItem' | 'removeItem'>, reports: readonly CheckReport[] | null) {
  try {
    if (reports) storage.setItem(key, JSON.stringify(reports));
    else storage.removeItem(key);
  } catch {
    // See above.
  }
}

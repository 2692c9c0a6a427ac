import type { CheckReport } from './run-conformance';

const key = 'luckan.bridge.conformance';

/** Results of this run, for when the app leaves the page and returns; not those of another run that was stopped. */
export function readProgress(storage: Pick<Storage, 'getItem'>, run: string): CheckReport[] {
  try {
    const stored = Object(JSON.parse(storage.getItem(key) ?? 'null'));
    return stored.run === run && Array.isArray(stored.reports) ? stored.reports : [];
  } catch {
    return [];
  }
}

/** Without storage, a run that is left starts again from the beginning. */
export function storeProgress(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  run: string,
  reports: readonly CheckReport[] | null,
) {
  try {
    if (reports) storage.setItem(key, JSON.stringify({ run, reports }));
    else storage.removeItem(key);
  } catch {
    // See above.
  }
}

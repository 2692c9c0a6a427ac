import { store } from '../../lib/store';
import { configAtom } from '../../platform/config/config';
import { clearForeign } from '../../platform/consent/clear-denied';
import { isAllowed, isConsentKnown, onConsent } from '../../platform/consent/consent';
import { embedder } from '../../platform/embedder/current';
import { purgeDenied } from '../../platform/storage/storage';
import { reportError } from '../../telemetry/report-error';

/** A storage that the browser forbids has nothing to clear. */
function areas(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

async function clear(): Promise<void> {
  if (!isConsentKnown()) return;
  purgeDenied();
  // In an app no other script runs: what else is stored for its origin is the app's own.
  if (!embedder().can('consentBar')) return;
  const databases = 'indexedDB' in globalThis ? indexedDB : undefined;
  const caches = 'caches' in globalThis ? globalThis.caches : undefined;
  const listed = store.get(configAtom)?.tagManager?.stores ?? [];
  await clearForeign(isAllowed, { document, location, areas: areas(), databases, caches }, listed);
}

function clearReported(): void {
  clear().catch((error) => reportError(error, 'consent'));
}

/** Removes what the visitor does not allow to be stored: as soon as that is known, and after each choice. */
export function followConsent(): void {
  clearReported();
  onConsent(clearReported);
}

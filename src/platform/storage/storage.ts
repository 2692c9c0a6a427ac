import { isAllowed } from '../consent/consent';
import { createStorage } from './create-storage';

/** The browser's storage; during prerendering there is none, and entries read as their fallback. */
export const { stored, purgePersonal, purgeDenied } = createStorage({
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
  events: typeof window === 'undefined' ? undefined : window,
  now: Date.now,
  allows: isAllowed,
});

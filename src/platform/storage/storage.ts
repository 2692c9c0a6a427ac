import { createStorage } from './create-storage';

/** The browser's storage; during prerendering there is none, and entries read as their fallback. */
export const { stored, purgePersonal } = createStorage({
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
  events: typeof window === 'undefined' ? undefined : window,
  now: Date.now,
});

import * as v from 'valibot';
import { limits } from '../../domain/limits';
import type { CookieJar } from '../cookies/jar';
import { stored } from '../storage/storage';
import type { ConsentKeeper } from './consent';

export const consentCookie = 'luckan_consent';

/** Cookies notify no one of changes: this entry notifies other tabs. */
const changed = stored('consentChanged', { schema: v.number(), fallback: 0 });

/**
 * The choice in its cookie, which all tabs of the browser follow. A page that is shown again reads it anew: nothing
 * reports that a visitor has deleted it.
 */
export function cookieKeeper(jar: CookieJar, window: Pick<Window, 'addEventListener'>): ConsentKeeper {
  return {
    read: () => jar.get(consentCookie),
    write(choice) {
      const isStored = jar.set(consentCookie, choice, limits.cookies.consent);
      if (isStored) changed.write(Date.now());
      return isStored;
    },
    onChange(listener) {
      changed.subscribe(listener);
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      });
      window.addEventListener('visibilitychange', () => listener());
    },
  };
}

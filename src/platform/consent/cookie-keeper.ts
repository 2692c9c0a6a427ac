import * as v from 'valibot';
import { limits } from '../../domain/limits';
import type { CookieJar } from '../cookies/jar';
import { stored } from '../storage/storage';
import type { ConsentKeeper } from './consent';
import { expireCookie } from './expire-cookie';

const cookie = 'luckan_consent';

/** Cookies notify no one of changes: this entry tells other tabs. */
const changed = stored('consentChanged', { schema: v.number(), fallback: 0 });

/**
 * The choice in its cookie, which all tabs of the browser follow. A page that is shown again reads it anew: nobody tells
 * that a visitor has deleted it.
 */
export function cookieKeeper(
  jar: CookieJar,
  window: Pick<Window, 'addEventListener' | 'document' | 'location'>,
): ConsentKeeper {
  const set = (choice: string) => jar.set(cookie, choice, limits.cookies.consent);

  /** Another one of the name, for a part of the shop or a parent domain, would be read in place of the visitor's choice. */
  function setAlone(choice: string): boolean {
    try {
      expireCookie(cookie, window);
    } catch {
      // A frame without an origin has no cookies.
    }
    return set(choice);
  }

  return {
    read: () => jar.get(cookie),
    write(choice) {
      const isStored = set(choice) || setAlone(choice);
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

import { limits } from '../../domain/limits';
import type { CookieJar } from './jar';

const cookie = 'luckan_user';

/** The category of its cookie: a first visit does not load the registry. */
export const visitorCategory = 'statistics';

/**
 * The visitor's random id. Before consent it is in memory only; with consent, in a cookie that is renewed for 1 000
 * days on each visit.
 */
export function createVisitor(jar: CookieJar, randomId: () => string) {
  let id: string | undefined;

  function visitorId(): string {
    id ??= jar.get(cookie) ?? randomId();
    return id;
  }

  return {
    visitorId,
    /** Call it at start-up and whenever the choice changes. */
    consentGiven(given: boolean): void {
      // Read before it is removed: an app's consent comes after the start, and its customer stays the same visitor.
      const known = visitorId();
      if (given) jar.set(cookie, known, limits.cookies.userId);
      else jar.remove(cookie);
    },
  };
}

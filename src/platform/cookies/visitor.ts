import { limits } from '../../domain/limits';
import type { CookieJar } from './jar';

const cookie = 'luckan_user';

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
      if (given) jar.set(cookie, visitorId(), limits.cookies.userId);
      else jar.remove(cookie);
    },
  };
}

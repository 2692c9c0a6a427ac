import { limits } from '../../domain/limits';
import type { CookieJar } from './jar';

const cookie = 'luckan_user';

/**
 * The visitor's own random id. Before consent it lives in memory only; with it, in a cookie whose
 * 1 000 days are counted anew at each visit.
 */
export function createVisitor(jar: CookieJar, randomId: () => string) {
  let id: string | undefined;

  function visitorId(): string {
    id ??= jar.get(cookie) ?? randomId();
    return id;
  }

  return {
    visitorId,
    /** Called at start-up and whenever the choice changes. */
    consentGiven(given: boolean): void {
      if (given) jar.set(cookie, visitorId(), limits.cookies.userId);
      else jar.remove(cookie);
    },
  };
}

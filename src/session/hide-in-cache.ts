import type { Store } from '../lib/store';
import type { Session } from './create-session';
import { sessionAtom } from './state';

/**
 * A page restored from the back-forward cache must not show a customer who has signed out since, or to another one: it
 * is put there invisible, and shown again once the session is known. Together with the session, so that no page of a customer can be
 * left earlier than that.
 */
export function hideInCache(page: Window, session: Pick<Session, 'isOutdated'>, store: Pick<Store, 'get'>): void {
  const { style } = page.document.documentElement;
  page.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && store.get(sessionAtom).signedIn) style.visibility = 'hidden';
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (session.isOutdated()) page.location.reload();
    else style.visibility = '';
  });
}

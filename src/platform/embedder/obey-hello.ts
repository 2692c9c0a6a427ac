import type { Hello } from '../../../bridge/guest';
import { store } from '../../lib/store';
import { denied } from '../consent/categories';
import { consentAtom } from '../consent/consent';
import type { EmbedderEvents } from './embedder';

/**
 * What HELLO says of the whole page. The app keeps its customer's consent and says it anew at each start; what it
 * does not say is denied.
 */
export function obeyHello({ consent = denied, theme }: Hello, root: Element): void {
  store.set(consentAtom, consent);
  if (theme) root.className = `theme-${theme}`;
}

/** What HELLO says that has a message of its own too. */
export function eventsOf({ insets, cartId }: Hello): Partial<EmbedderEvents> {
  return { ...(insets && { insets }), ...(cartId && { cartRefresh: { cartId } }) };
}

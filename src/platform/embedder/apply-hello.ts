import type { Hello } from '../../../bridge/guest';
import { store } from '../../lib/store';
import { denied } from '../consent/categories';
import { consentAtom } from '../consent/consent';
import { applyAppearance } from './apply-appearance';
import type { EmbedderEvents } from './embedder';

/**
 * Applies HELLO settings for the whole page. The app stores its customer's consent and sends it at each start; missing
 * categories are denied.
 */
export function applyHello({ consent = denied, theme, colorScheme, fontScale }: Hello, root: HTMLElement): void {
  store.set(consentAtom, consent);
  if (theme) root.className = `theme-${theme}`;
  applyAppearance(root, {
    colorScheme: colorScheme ?? root.dataset.scheme,
    fontScale: fontScale ?? root.style.getPropertyValue('--font-scale'),
  });
}

/** Fields of HELLO that also exist as messages of their own. */
export function eventsOf({ insets, cartId }: Hello): Partial<EmbedderEvents> {
  return { ...(insets && { insets }), ...(cartId && { cartRefresh: { cartId } }) };
}

import type { InputOf } from '@luckan/bridge/protocol';
import { literalOf } from './shop-bridge';

/** For the start of the document: what HELLO will say of the page's look, because it comes after the first paint. */
export function startScript({ colorScheme, fontScale, theme, insets }: InputOf<'HELLO'>): string {
  return `window.__LUCKAN_APPEARANCE__ = ${literalOf({ colorScheme, fontScale, theme, insets })}; true;`;
}

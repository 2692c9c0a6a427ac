/**
 * Dresses the page as the app looks; what the app does not report follows the web view. Its source text is part of the
 * inline script of every document: it must not use anything from outside, and checks what it is given.
 */
export function applyAppearance(root: HTMLElement, appearance: unknown): void {
  const { colorScheme, fontScale } = Object(appearance) as { colorScheme?: unknown; fontScale?: unknown };
  if (colorScheme === 'dark' || colorScheme === 'light') root.dataset.scheme = colorScheme;
  else delete root.dataset.scheme;
  const scale = Number(fontScale);
  // Beyond these bounds nothing is legible, or nothing fits.
  if (scale > 0) root.style.setProperty('--font-scale', `${Math.min(Math.max(scale, 0.8), 3)}`);
  else root.style.removeProperty('--font-scale');
  // Media queries in `em` know the browser's own size of text only.
  root.toggleAttribute('data-large-text', scale >= 1.5);
}

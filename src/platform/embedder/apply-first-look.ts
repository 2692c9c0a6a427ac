/**
 * What HELLO reports of the page's look, known before the first paint: the theme, and the widths of the app's own bars
 * in CSS pixels. Its source text is part of the inline script of every document, like that of `applyAppearance`.
 */
export function applyFirstLook(root: HTMLElement, look: unknown): void {
  const { theme, insets } = Object(look) as { theme?: unknown; insets?: unknown };
  if (theme === 'green' || theme === 'orange' || theme === 'ag') root.className = `theme-${theme}`;
  for (const side of ['top', 'right', 'bottom', 'left']) {
    const width = Number(Object(insets)[side]);
    // No bar is wider; HELLO is judged by the page's size.
    if (width > 0 && !(width > 200)) root.style.setProperty(`--inset-${side}`, `${width}px`);
  }
}

import type { Insets } from '../../platform/embedder/embedder';

/** The side whose inset, with the opposite one, would take more than half of the window; null if none does. */
export function coveringInset(insets: Insets, size: { innerWidth: number; innerHeight: number }): string | null {
  const { top, right, bottom, left } = insets;
  // A web view that is loaded before it is shown may have no size yet.
  if (size.innerHeight > 0 && top + bottom > size.innerHeight / 2) return top > bottom ? 'top' : 'bottom';
  if (size.innerWidth > 0 && left + right > size.innerWidth / 2) return left > right ? 'left' : 'right';
  return null;
}

import type { Embedder, Insets } from '../../platform/embedder/embedder';
import { coveringInset } from './covering-inset';

/**
 * Reserves the space that the app's own bars cover. Insets that would cover the page are refused: one that is loaded
 * ahead may be tiny, and has room for them once it is shown or gets its size.
 */
export function applyInsets(embedder: Pick<Embedder, 'on' | 'refused'>, window: Window): void {
  let refused: Insets | null = null;

  function reserve(insets: Insets): void {
    refused = null;
    const { style } = window.document.documentElement;
    for (const [side, width] of Object.entries({ keyboard: 0, ...insets }))
      style.setProperty(`--inset-${side}`, `${width ?? 0}px`);
  }

  function tryAgain(): void {
    if (refused && !coveringInset(refused, window)) reserve(refused);
  }

  embedder.on('insets', (insets) => {
    const field = coveringInset(insets, window);
    if (!field) return reserve(insets);
    refused = insets;
    embedder.refused({ about: 'INSETS', field });
  });
  embedder.on('shown', tryAgain);
  window.addEventListener('resize', tryAgain);
}

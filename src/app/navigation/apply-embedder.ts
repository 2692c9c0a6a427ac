import { navigate } from 'wouter/use-browser-location';
import type { Embedder } from '../../platform/embedder/embedder';
import { cancelTopDialog } from '../../ui/modal/top-dialog';
import { goBack } from './history-entry';

/** Handles the embedder's commands: navigate, go back (first out of an open dialog), and reserve space for its own bars. */
export function applyEmbedder(embedder: Embedder, base: string): void {
  embedder.on('navigate', ({ path }) => navigate(base + path));
  embedder.on('back', () => cancelTopDialog() || goBack(window));
  embedder.on('insets', (insets) => {
    const { style } = document.documentElement;
    for (const [side, width] of Object.entries({ keyboard: 0, ...insets }))
      style.setProperty(`--inset-${side}`, `${width ?? 0}px`);
  });
}

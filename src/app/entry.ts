import { breathe } from '../lib/breathe';
import { readDocument } from './document/document-data';

/** The folder that holds the build's `assets/`, wherever it was put. */
const filesBase = new URL('..', import.meta.url).href;

/**
 * Start-up in stages with a pause after each, so that no single task is long enough to hold up
 * the first paint or a tap. The files themselves are preloaded by the document.
 */
async function boot(): Promise<void> {
  const { data, root } = readDocument(document);
  const react = await import('./stages/libraries');
  await breathe();
  const { start } = await import('./stages/shop');
  await breathe();
  await start({ data, root, filesBase, react });
}

/** Settles when the shop is there; the document's own script tells the visitor where it cannot be. */
export const booted = boot().catch((error: unknown) => {
  console.error('luckan', 'boot', error instanceof Error ? error.name : 'unknown');
  throw error;
});

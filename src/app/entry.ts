import { readDocument } from './document/document-data';
import { reportBoot } from './start/failed-boot-report';
import { recordViolations } from './start/record-violations';

/** The folder that contains the build's `assets/`, wherever it is deployed. */
const filesBase = new URL('..', import.meta.url).href;

const receiveViolations = recordViolations(document);

/** Without a file of its own, which the shop's code would share with this one. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts up in stages with a pause after each, so that no single task is long enough to delay the first paint or a tap.
 * The document preloads the files themselves.
 */
async function boot(): Promise<void> {
  const { data, root } = readDocument(document);
  const react = await import('./stages/libraries');
  await pause();
  const { start } = await import('./stages/shop');
  await pause();
  await start({ data, root, filesBase, react, entry: import.meta.url, receiveViolations });
}

/** Settles once the shop has started; the document's inline script notifies the visitor if it cannot. */
export const booted = boot().catch(async (error: unknown) => {
  const readData = () => readDocument(document).data;
  await reportBoot({ error, readData, filesBase, entry: import.meta.url });
  throw error;
});

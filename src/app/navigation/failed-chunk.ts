import * as v from 'valibot';
import { isPageLeft } from '../../lib/page-left';
import { stored } from '../../platform/storage/storage';
import { lastPath } from './shown-paths';

/** This tab has left a screen whose files were gone, and none has worked since. */
const chunkFailed = stored('chunkFailed', { schema: v.boolean(), fallback: false });

/** The members of the browser's window that are used here. */
interface Page {
  location: Pick<Location, 'reload' | 'assign'>;
  navigator: Pick<Navigator, 'onLine'>;
}

/** A dynamic import rejects with a TypeError in every engine; so does a fetch without a network. */
function isFailedLoad(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}

/**
 * A screen's files are gone, most likely because a new version was deployed: goes to the last path that worked, once,
 * with a fresh document. A second failure within the same tab is left to the error page.
 * @returns whether the page is being left
 */
export function leaveFailedChunk(error: unknown, base: string, page: Page = window): boolean {
  // Its files were cut off by that.
  if (isPageLeft()) return true;
  if (!isFailedLoad(error) || !page.navigator.onLine || chunkFailed.read()) return false;
  // Without storage the next document could not detect the earlier attempt.
  if (!chunkFailed.write(true)) return false;
  const last = lastPath();
  if (last === null) page.location.reload();
  else page.location.assign(base + last);
  return true;
}

/** A screen has loaded: the next failure may reload again. */
export function forgetFailedChunk(): void {
  chunkFailed.clear();
}

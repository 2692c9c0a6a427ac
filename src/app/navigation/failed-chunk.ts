import { shownPaths } from './shown-paths';

const flag = 'luckan.chunkFailed.v1';

/** A dynamic import rejects with a TypeError in every engine; so does a fetch without a network. */
function isFailedLoad(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}

/**
 * A screen's files are gone, most likely because a new version was put in place: go to the last path that
 * worked, once, with a fresh document. A second failure within the same tab is left to the error page.
 * @returns whether the page is being left
 */
export function leaveFailedChunk(error: unknown, base: string, page: Window = window): boolean {
  if (!isFailedLoad(error) || !page.navigator.onLine) return false;
  try {
    if (page.sessionStorage.getItem(flag)) return false;
    page.sessionStorage.setItem(flag, '1');
  } catch {
    return false;
  }
  const { last } = shownPaths();
  if (last === null) page.location.reload();
  else page.location.assign(base + last);
  return true;
}

/** A screen came up: the next failure may try its luck again. */
export function forgetFailedChunk(page: Window = window): void {
  try {
    page.sessionStorage.removeItem(flag);
  } catch {
    // Nothing was kept, nothing to forget.
  }
}

import { failureOf } from '../../api/errors';
import { showFailure } from '../../blocks/failure/failure-modal';
import { codeOf, reportError } from '../../telemetry/report-error';
import { tagsRun } from '../navigation/tags-run';

/**
 * A failure that no screen has handled: the visitor gets a dialog with a code. One of the tag manager's container, which
 * runs in the same document, is reported without disturbing the visitor.
 * @param filesBase the folder that contains `assets/`
 */
export function watchFailures(window: Window, filesBase: string): void {
  const handle = (error: unknown) => handleFailure(error, `${filesBase}assets/`);
  window.addEventListener('unhandledrejection', ({ reason }) => handle(reason));
  // Without an error object it is a notice of the browser itself, or a script of another site.
  window.addEventListener('error', ({ error }) => error && handle(error));
}

/** Whether only scripts of others were involved. The shop throws nothing but errors. */
function isForeign(error: unknown, ownFiles: string): boolean {
  if (!(error instanceof Error)) return true;
  const { stack = '' } = error;
  if (stack.includes(ownFiles)) return false;
  // One of a browser's own methods often names no file, and the shop handles those that it calls.
  return stack.includes('://') || error instanceof DOMException;
}

function handleFailure(error: unknown, ownFiles: string): void {
  const kind = failureOf(error)?.kind;
  if (kind === 'aborted') return;
  if (tagsRun() && isForeign(error, ownFiles)) {
    reportError(error, 'tag-manager');
    return;
  }
  reportError(error, 'unhandled');
  showFailure(kind ?? codeOf(error));
}

import { failureOf } from '../../api/errors';
import { showFailure } from '../../blocks/failure/failure-modal';
import { codeOf, reportError } from '../../telemetry/report-error';

/** A failure that no screen has handled: the visitor gets a dialog with a code. */
export function watchFailures(window: Window): void {
  window.addEventListener('unhandledrejection', ({ reason }) => handle(reason));
  // Without an error object it is a notice of the browser itself, or a script of another site.
  window.addEventListener('error', ({ error }) => error && handle(error));
}

function handle(error: unknown): void {
  const kind = failureOf(error)?.kind;
  if (kind === 'aborted') return;
  reportError(error, 'unhandled');
  showFailure(kind ?? codeOf(error));
}

import { failureOf } from '../../api/errors';
import { showFailure } from '../../blocks/failure/failure-modal';
import { codeOf, reportError } from '../../telemetry/report-error';

/** A failure that no screen has dealt with: the visitor is told in a dialog, with a code. */
export function watchFailures(window: Window): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const kind = failureOf(reason)?.kind;
    if (kind === 'aborted') return;
    reportError(reason, 'unhandled');
    showFailure(kind ?? codeOf(reason));
  });
}

import { atMost } from '../../lib/at-most';
import { reportError } from '../../telemetry/report-error';

/** Longer than this a visitor whose shop has not started does not wait for the report of it. */
const timeout = 2000;

/** Reports that the shop could not start. @returns settles once the report is on its way, or cannot be sent in time */
export function reportBoot(error: unknown, filesBase: string, entry: string): Promise<void> {
  reportError(error, 'boot');
  const report = import('./send-failed-boot');
  return atMost(
    timeout,
    report.then(({ sendFailedBoot }) => sendFailedBoot(filesBase, entry)),
  );
}

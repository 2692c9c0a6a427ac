import { reportError } from '../../telemetry/report-error';
import { tagsRun } from '../navigation/tags-run';

/** Enough to learn that tags lack an origin. */
const mostOfTags = 3;

/** Reports violations of the content security policy. Those by other companies' tags are told apart, and are few. */
export function violationReporter(filesBase: string) {
  let ofTags = 0;
  return (violation: SecurityPolicyViolationEvent): void => {
    const error = { kind: violation.effectiveDirective, violation };
    const isOwn = !tagsRun() || violation.sourceFile?.startsWith(`${filesBase}assets/`);
    if (isOwn) {
      reportError(error, 'policy');
      return;
    }
    ofTags += 1;
    if (ofTags <= mostOfTags) reportError(error, 'tag-manager');
  };
}

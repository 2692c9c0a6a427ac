import type { ErrorReport } from '../../telemetry/report-error';
import { reportableCode } from './codes';
import { type OwnPlace, ownFileIn } from './own-files';
import { stackOf } from './own-frames';
import { type Violation, violationFacts } from './violation';

/** All that leaves the page of an error. */
export interface ReportedFacts {
  code: string;
  where: string;
  /** The innermost first. */
  frames: OwnPlace[];
  /** The file of ours that could not be loaded. */
  chunk?: string;
  /** The directive of a violated policy, and the origin that it has blocked. */
  directive?: string;
  blocked?: string;
  /** Our file that violated it. */
  file?: string;
}

function isViolation(error: unknown): error is { violation: Violation } {
  return typeof error === 'object' && error !== null && 'violation' in error;
}

/** Only a load that failed has the file's address in its message. */
function failedChunk(error: unknown, filesBase: string): string | undefined {
  return error instanceof TypeError ? ownFileIn(error.message, filesBase) : undefined;
}

/** What may be reported of an error; null if it is not an error of ours. */
export function reportedFacts({ code, where, error }: ErrorReport, filesBase: string): ReportedFacts | null {
  if (isViolation(error)) {
    const facts = violationFacts(error.violation, filesBase);
    return facts && { code: 'violation', where, frames: [], ...facts };
  }
  const { frames, isForeign } = stackOf(error, filesBase);
  if (isForeign && where === 'unhandled') return null;
  const chunk = failedChunk(error, filesBase);
  return { code: reportableCode(code), where, frames, ...(chunk && { chunk }) };
}

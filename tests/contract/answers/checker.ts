import { ApiError } from '../../../src/api/errors';

/** The result of one request to a service. */
export interface CheckResult {
  service: string;
  request: string;
  verdict: 'fits' | 'MISMATCH' | 'NO ANSWER' | 'left out';
  /** The first field that does not match, or why there is nothing to check. */
  note: string;
}

export interface Checker {
  results: CheckResult[];
  /** Makes a request with the shop's own client, which checks the response against its schema; null if that failed. */
  check<T>(service: string, request: string, work: () => Promise<T>): Promise<T | null>;
  leaveOut(service: string, request: string, note: string): void;
}

export function createChecker(): Checker {
  const results: CheckResult[] = [];
  return {
    results,
    async check(service, request, work) {
      try {
        const answer = await work();
        results.push({ service, request, verdict: 'fits', note: '' });
        return answer;
      } catch (error) {
        results.push({ service, request, ...judge(error) });
        return null;
      }
    },
    leaveOut(service, request, note) {
      results.push({ service, request, verdict: 'left out', note });
    },
  };
}

function judge(error: unknown): Pick<CheckResult, 'verdict' | 'note'> {
  if (error instanceof Unexpected) return { verdict: 'MISMATCH', note: error.message };
  if (!(error instanceof ApiError)) throw error;
  const { failure } = error;
  if (failure.kind === 'malformed') return { verdict: 'MISMATCH', note: failure.field || 'the whole answer' };
  return { verdict: 'NO ANSWER', note: 'status' in failure ? `${failure.kind} ${failure.status}` : failure.kind };
}

/** A response of the right shape with a wrong value. */
export class Unexpected extends Error {}

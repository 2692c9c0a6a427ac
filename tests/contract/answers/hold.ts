import { ApiError } from '../../../src/api/errors';

/** The result of one request to a service. */
export interface Held {
  service: string;
  request: string;
  verdict: 'fits' | 'MISMATCH' | 'NO ANSWER' | 'left out';
  /** The first field that does not match, or why there is nothing to check. */
  note: string;
}

export interface Holder {
  held: Held[];
  /** Makes a request with the shop's own client, which checks the response against its schema; null if that failed. */
  hold<T>(service: string, request: string, work: () => Promise<T>): Promise<T | null>;
  leaveOut(service: string, request: string, note: string): void;
}

export function createHolder(): Holder {
  const held: Held[] = [];
  return {
    held,
    async hold(service, request, work) {
      try {
        const answer = await work();
        held.push({ service, request, verdict: 'fits', note: '' });
        return answer;
      } catch (error) {
        held.push({ service, request, ...judge(error) });
        return null;
      }
    },
    leaveOut(service, request, note) {
      held.push({ service, request, verdict: 'left out', note });
    },
  };
}

function judge(error: unknown): Pick<Held, 'verdict' | 'note'> {
  if (error instanceof Unexpected) return { verdict: 'MISMATCH', note: error.message };
  if (!(error instanceof ApiError)) throw error;
  const { failure } = error;
  if (failure.kind === 'malformed') return { verdict: 'MISMATCH', note: failure.field || 'the whole answer' };
  return { verdict: 'NO ANSWER', note: 'status' in failure ? `${failure.kind} ${failure.status}` : failure.kind };
}

/** A response of the right shape with a wrong value. */
export class Unexpected extends Error {}

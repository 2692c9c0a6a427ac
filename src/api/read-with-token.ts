import type { QueryClient } from '@tanstack/react-query';
import { type Failure, failureOf } from './errors';

function lackedToken(failure: Failure | null): boolean {
  if (failure?.kind === 'timeout') return failure.noToken === true;
  return failure?.kind === 'refused' && failure.status === 401;
}

/** Asks again at once for what has failed for want of a token: call it when there may be one. */
export async function readWithToken(client: QueryClient): Promise<void> {
  await client.refetchQueries({ type: 'active', predicate: ({ state }) => lackedToken(failureOf(state.error)) });
}

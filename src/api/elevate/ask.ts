import { ApiError, type Failure } from '../errors';
import { parse, type Schema } from '../parse';
import { elevateClient } from './client';

type Client = Awaited<ReturnType<typeof elevateClient>>;

const timeout = 15_000;

/**
 * The vendor's client throws its ResponseError with `details` but without the status, fetch's TypeError, or JSON's
 * SyntaxError, which means that a gateway has responded instead of the service.
 */
function failure(error: unknown): Failure {
  if (error instanceof Error && 'details' in error) return { kind: 'elevate', body: error.details };
  if (error instanceof SyntaxError) return { kind: 'elevate', body: null };
  return { kind: 'network' };
}

/** The vendor's client cannot be aborted, so a late response is ignored. */
function within<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError({ kind: 'timeout' })), timeout);
    signal.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
    answer.then(resolve, (error: unknown) => reject(new ApiError(failure(error)))).finally(() => clearTimeout(timer));
  });
}

/**
 * Queries the service, unless it has `answered` already. @throws ApiError: elevate (with the service's body), malformed,
 * network, timeout, aborted
 */
export async function ask<T>(
  query: (client: Client['query']) => Promise<unknown>,
  schema: Schema<T>,
  signal: AbortSignal,
  answered?: Promise<unknown>,
): Promise<T> {
  const answer = answered ?? query((await elevateClient()).query);
  return parse(schema, await within(answer, signal));
}

/** Sends a notification, which has no response. @throws ApiError: elevate, network, timeout */
export async function notify(
  notify: (client: Client['notify']) => Promise<void>,
  client: Client | Promise<Client> = elevateClient(),
): Promise<void> {
  await within(notify((await client).notify), new AbortController().signal);
}

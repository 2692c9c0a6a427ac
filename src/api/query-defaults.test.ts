import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureElevate } from './elevate/client';
import { autocompleteQuery } from './elevate/queries';
import { failureOf } from './errors';
import { createQueryClient } from './query-defaults';

beforeEach(() => {
  vi.useFakeTimers();
  configureElevate({
    base: 'https://search.example',
    market: 'SE',
    locale: 'sv-SE',
    touchpoint: 'desktop',
    session: () => ({ customerKey: 'c', sessionKey: 's' }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Queries the search service with a fixed response. */
async function search(answer: () => Response) {
  const requests: number[] = [];
  vi.stubGlobal('fetch', async () => {
    requests.push(Date.now());
    return answer();
  });
  const outcome = createQueryClient()
    .fetchQuery(autocompleteQuery('kräm'))
    .catch((error: unknown) => failureOf(error)?.kind);
  await vi.waitFor(() => expect(requests.length).toBe(1));
  await vi.advanceTimersByTimeAsync(60_000);
  const pauses = requests.slice(1).map((at, n) => at - (requests[n] ?? 0));
  return { outcome: await outcome, pauses };
}

it.each([
  ['is overloaded', () => Response.json({ message: 'too many' }, { status: 429 })],
  ['has failed', () => Response.json({ message: 'broken' }, { status: 500 })],
  ['is hidden behind a page of its gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('a query is retried three times at growing intervals if the search service %s', async (_, answer) => {
  expect(await search(answer)).toEqual({ outcome: 'elevate', pauses: [1000, 2000, 4000] });
});

it('a malformed response is not retried', async () => {
  expect(await search(() => Response.json({ nothing: true }))).toEqual({ outcome: 'malformed', pauses: [] });
});

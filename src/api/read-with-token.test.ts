import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Failure } from './errors';
import { createQueryClient } from './query-defaults';
import { readWithToken } from './read-with-token';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A read on screen that fails once like this. */
async function failing(failure: Failure) {
  const client = createQueryClient();
  const read = vi.fn(async () => 'read').mockRejectedValueOnce(new ApiError(failure));
  const observer = new QueryObserver(client, { queryKey: ['read'], queryFn: read });
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(500);
  return { client, read, observer };
}

it.each<Failure>([
  { kind: 'timeout', noToken: true },
  { kind: 'refused', status: 401, code: null, fields: [] },
])('a read that had no token is not tried again without one, and at once with it: $kind', async (failure) => {
  const { client, read, observer } = await failing(failure);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  await readWithToken(client);
  expect(read).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().data).toBe('read');
});

it('a read that has failed for another reason is not sent again', async () => {
  const { client, read } = await failing({ kind: 'refused', status: 404, code: null, fields: [] });
  await readWithToken(client);
  expect(read).toHaveBeenCalledTimes(1);
});

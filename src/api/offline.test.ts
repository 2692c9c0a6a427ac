import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './errors';
import { createQueryClient } from './query-defaults';

beforeEach(() => {
  vi.useFakeTimers();
  onlineManager.setOnline(false);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Simulates a screen that reads `answer`, and retries after failures. */
function shown(answer: () => Promise<string>, queryKey: readonly string[] = ['shown']) {
  const client = createQueryClient();
  client.mount();
  onTestFinished(() => client.unmount());
  const observer = new QueryObserver(client, { queryKey, queryFn: answer });
  observer.subscribe(() => {});
  return observer;
}

it('a read without a network fails after its retries, instead of loading for ever', async () => {
  const answer = vi.fn(() => Promise.reject(new ApiError({ kind: 'network' })));
  const observer = shown(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(observer.getCurrentResult().status).toBe('error');
  expect(answer).toHaveBeenCalledTimes(4);
});

it.each([
  ['a prescription', ['expedition', 'prescription']],
  ['an order', ['order', 'cart', 'c1']],
])('%s without a network fails at once, and is read when the network is back', async (_, queryKey) => {
  const answer = vi.fn(async () => 'answer');
  answer.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const observer = shown(answer, queryKey);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toBe('answer');
});

it('a prescription that does not arrive over a network is retried', async () => {
  onlineManager.setOnline(true);
  const answer = vi.fn(() => Promise.reject(new ApiError({ kind: 'network' })));
  shown(answer, ['expedition', 'prescription']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answer).toHaveBeenCalledTimes(4);
});

it('a failed read is repeated when the network is back', async () => {
  const answer = vi.fn(async () => 'goods');
  answer.mockRejectedValueOnce(new ApiError({ kind: 'malformed', field: 'x' }));
  const observer = shown(answer);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toBe('goods');
});

import { expect, it, vi } from 'vitest';
import { deferred } from './deferred';

it('is loaded once, also for callers from before start-up', async () => {
  const thing = deferred<number>();
  const early = thing.get();
  const load = vi.fn(async () => 7);
  thing.provide(load);
  expect(await Promise.all([early, thing.get()])).toEqual([7, 7]);
  expect(load).toHaveBeenCalledOnce();
});

it('is available immediately once it has loaded', async () => {
  const thing = deferred<number>();
  thing.provide(async () => 7);
  expect(thing.loaded()).toBeUndefined();
  await thing.get();
  expect(thing.loaded()).toBe(7);
});

it('is loaded again after a failure', async () => {
  const thing = deferred<number>();
  const load = vi.fn(async () => 7).mockRejectedValueOnce(new TypeError('offline'));
  thing.provide(load);
  await expect(thing.get()).rejects.toThrow('offline');
  expect(await thing.get()).toBe(7);
});

import { expect, it, vi } from 'vitest';
import { deferred } from './deferred';

it('is loaded once, for those too who asked before start-up', async () => {
  const thing = deferred<number>();
  const early = thing.get();
  const load = vi.fn(async () => 7);
  thing.provide(load);
  expect(await Promise.all([early, thing.get()])).toEqual([7, 7]);
  expect(load).toHaveBeenCalledOnce();
});

it('can be had at once when it has been loaded', async () => {
  const thing = deferred<number>();
  thing.provide(async () => 7);
  expect(thing.loaded()).toBeUndefined();
  await thing.get();
  expect(thing.loaded()).toBe(7);
});

it('is tried anew after a failure', async () => {
  const thing = deferred<number>();
  const load = vi.fn(async () => 7).mockRejectedValueOnce(new TypeError('offline'));
  thing.provide(load);
  await expect(thing.get()).rejects.toThrow('offline');
  expect(await thing.get()).toBe(7);
});

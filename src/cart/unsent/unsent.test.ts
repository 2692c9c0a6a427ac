// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { productNumber } from '../../domain/ids';
import { randomId } from '../../lib/random-id';
import { keyOf } from '../../platform/storage/key-of';
import { canResume, storedWrites } from '../stored/stored-writes';
import { takePendingAdditions, trackAddition } from './pending-additions';
import { storeUnsent } from './store-unsent';

const add = { kind: 'add', itemId: productNumber('1'), quantity: 2 } as const;
const store = (...items: string[]) =>
  storeUnsent(
    window,
    keyOf('waitingWrites'),
    randomId,
    items.map((itemId) => ({ itemId, quantity: 1 })),
  );

afterEach(() => {
  sessionStorage.clear();
  takePendingAdditions();
});

it('what is stored when a page is left is a write that the next page resumes, after those that are there', () => {
  store('100016');
  store('100017', '100018');
  const writes = storedWrites.read();
  const changes = ['100016', '100017', '100018'].map((itemId) => ({ kind: 'add', itemId, quantity: 1 }));
  expect(writes.map(({ change }) => change)).toEqual(changes);
  expect(new Set(writes.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  for (const write of writes)
    expect(canResume(write, { id: null, supportsIdempotency: false }, Date.now() + 60_000)).toBe(true);
});

it('nothing is stored if there is nothing, and a full storage or a foreign entry fails nobody', () => {
  store();
  expect(sessionStorage.length).toBe(0);
  sessionStorage.setItem(keyOf('waitingWrites'), '{');
  store('100016');
  expect(storedWrites.read()).toEqual([]);
  const full = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeUnsent({ sessionStorage: { getItem: () => null, setItem: full } as never }, 'key', randomId, [
    { itemId: '1', quantity: 1 },
  ]);
  expect(full).toHaveBeenCalledOnce();
});

it('an addition is pending until it is released; the page that is left hands it over once', () => {
  const first = trackAddition(add);
  const second = trackAddition({ kind: 'addMany', items: [{ itemId: productNumber('2'), quantity: 1 }] });
  first.release();
  expect(takePendingAdditions()).toEqual([{ itemId: '2', quantity: 1 }]);
  expect(takePendingAdditions()).toEqual([]);
  expect([first.isTaken(), second.isTaken()]).toEqual([false, true]);
});

it('other changes are not tracked', () => {
  const addition = trackAddition({ kind: 'set', itemId: productNumber('1'), quantity: 0 });
  expect(takePendingAdditions()).toEqual([]);
  expect(addition.isTaken()).toBe(false);
});

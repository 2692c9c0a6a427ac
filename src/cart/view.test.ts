import { expect, it } from 'vitest';
import { productNumber } from '../domain/ids';
import { beforeStart, withEarlyRequest, withoutEarlyRequests } from './view';

const cream = productNumber('1');
const oil = productNumber('2');

it('what is requested before the cart’s code is there shows as pending, until that fails to load', () => {
  const view = withEarlyRequest(withEarlyRequest(beforeStart, [cream]), [oil]);
  expect([view.saving, view.pending]).toEqual([true, new Set([cream, oil])]);
  expect(withoutEarlyRequests(view)).toEqual(beforeStart);
});

it('a change that affects no row, or comes once the cart is there, changes nothing here', () => {
  const ready = { ...beforeStart, status: 'ready' as const };
  expect(withEarlyRequest(beforeStart, [])).toBe(beforeStart);
  expect(withEarlyRequest(ready, [cream])).toBe(ready);
});

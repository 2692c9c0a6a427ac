import { expect, it } from 'vitest';
import type { Failure } from '../../api/errors';
import type { CartProblem } from '../../cart/view';
import { productNumber } from '../../domain/ids';
import { itemOfProblem, problemMessage } from './problem-message';

const phone = '0771-000 000';
const item = productNumber('100123');
const add = (failure: Failure): CartProblem => ({ change: { kind: 'add', itemId: item, quantity: 1 }, failure });

function text(problem: CartProblem): string {
  const message = problemMessage(problem, phone);
  return typeof message === 'string' ? message : `${message.message} ${JSON.stringify(message.values ?? {})}`;
}

it("a refused row shows the service's message to the customer", () => {
  const customerDescription = 'Det finns tyvärr inte fler än 3 st på lager online.';
  expect(text(add({ kind: 'cartConflict', itemId: item, reason: 'EXCEEDS_STOCK', customerDescription }))).toBe(
    customerDescription,
  );
});

it('a product that could not be added for an unknown reason refers to customer service by phone', () => {
  const message = text(add({ kind: 'refused', status: 500, code: null, fields: [] }));
  expect(message).toContain('kunde inte läggas i varukorgen');
  expect(message).toContain(phone);
});

it('several products added together have a text for several', () => {
  const items = [item, productNumber('100124')].map((itemId) => ({ itemId, quantity: 1 }));
  const failure: Failure = { kind: 'refused', status: 500, code: null, fields: [] };
  expect(text({ change: { kind: 'addMany', items }, failure })).toContain('Varorna kunde inte läggas i varukorgen');
});

it('another failed change does not mention adding', () => {
  const change = { kind: 'set', itemId: item, quantity: 2 } as const;
  expect(text({ change, failure: { kind: 'malformed', field: 'rows' } })).toContain('kunde inte ändras');
});

it('a lost network is not blamed on the product', () => {
  expect(text(add({ kind: 'network' }))).toContain('uppkoppling');
});

it('a problem is shown at the row it is about', () => {
  expect(itemOfProblem(add({ kind: 'network' }))).toBe(item);
  expect(itemOfProblem({ change: { kind: 'addMany', items: [] }, failure: { kind: 'invalidCart' } })).toBeNull();
  expect(itemOfProblem(null)).toBeNull();
});

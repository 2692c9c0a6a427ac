import { expect, it } from 'vitest';
import type { Failure } from '../../api/errors';
import type { CartProblem } from '../../cart/view';
import { productNumber } from '../../domain/ids';
import { itemOfProblem, wordsOfProblem } from './problem-words';

const phone = '0771-000 000';
const item = productNumber('100123');
const add = (failure: Failure): CartProblem => ({ change: { kind: 'add', itemId: item, quantity: 1 }, failure });

function text(problem: CartProblem): string {
  const words = wordsOfProblem(problem, phone);
  return typeof words === 'string' ? words : `${words.message} ${JSON.stringify(words.values ?? {})}`;
}

it('a refused row is told in the words that the service has for the customer', () => {
  const customerDescription = 'Det finns tyvärr inte fler än 3 st på lager online.';
  expect(text(add({ kind: 'cartConflict', itemId: item, reason: 'EXCEEDS_STOCK', customerDescription }))).toBe(
    customerDescription,
  );
});

it('a product that could not be added for no known reason leads to customer service by phone', () => {
  const said = text(add({ kind: 'refused', status: 500, code: null, fields: [] }));
  expect(said).toContain('kunde inte läggas i varukorgen');
  expect(said).toContain(phone);
});

it('several products that were wanted together are spoken of as several', () => {
  const items = [item, productNumber('100124')].map((itemId) => ({ itemId, quantity: 1 }));
  const failure: Failure = { kind: 'refused', status: 500, code: null, fields: [] };
  expect(text({ change: { kind: 'addMany', items }, failure })).toContain('Varorna kunde inte läggas i varukorgen');
});

it('another change that failed does not speak of adding', () => {
  const change = { kind: 'set', itemId: item, quantity: 2 } as const;
  expect(text({ change, failure: { kind: 'malformed', field: 'rows' } })).toContain('kunde inte ändras');
});

it('a lost network is not blamed on the product', () => {
  expect(text(add({ kind: 'network' }))).toContain('uppkoppling');
});

it('a problem stands at the row it is about', () => {
  expect(itemOfProblem(add({ kind: 'network' }))).toBe(item);
  expect(itemOfProblem({ change: { kind: 'addMany', items: [] }, failure: { kind: 'invalidCart' } })).toBeNull();
  expect(itemOfProblem(null)).toBeNull();
});

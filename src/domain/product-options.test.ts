import { expect, it } from 'vitest';
import { type Ore, ore } from './money';
import type { ProductOption } from './prescription';
import { chosenOption, isReplacedInStock, periodOffer } from './product-options';

function option(kind: ProductOption['kind'], customerPrice: number, stock = 5): ProductOption {
  const availability = { word: 'inStock', buyable: true, stock };
  const amounts = { price: ore(10_000), inside: ore(0), customerPrice: ore(customerPrice), protectedPrice: 0 as Ore };
  const outside = { outside: ore(10_000), outsideReason: null, isFree: false };
  const product = { availability } as ProductOption['product'];
  return { prescriptionItemId: kind, kind, product, ...amounts, ...outside };
}

it('the period’s product saves the difference of what the customer pays', () => {
  const period = option('PERIOD', 6_900);
  expect(periodOffer([option('PRESCRIBED', 7_700), period, option('EXCHANGEABLE', 9_000)])).toEqual({
    option: period,
    saved: 800,
  });
});

it.each([
  ['there is none', [option('PRESCRIBED', 7_700)]],
  ['it is sold out', [option('PRESCRIBED', 7_700), option('PERIOD', 6_900, 0)]],
  ['the customer pays the same', [option('PRESCRIBED', 0), option('PERIOD', 0)]],
])('nothing is saved if %s', (_, options) => {
  expect(periodOffer(options)).toBe(null);
});

it.each([
  ['the customer’s', 'EXCHANGEABLE', 'EXCHANGEABLE', []],
  ['the period’s, without a choice', 'PERIOD', null, []],
  ['the period’s, if the customer’s is sold out', 'PERIOD', 'PRESCRIBED', ['PRESCRIBED']],
  ['the first that there is, if the period’s is sold out, too', 'EXCHANGEABLE', null, ['PRESCRIBED', 'PERIOD']],
] as const)('what an order is for: %s', (_, kind, chosen, soldOut: readonly string[]) => {
  const kinds = ['PRESCRIBED', 'PERIOD', 'EXCHANGEABLE'] as const;
  const options = kinds.map((each) => option(each, 1, soldOut.includes(each) ? 0 : 5));
  expect(chosenOption(options, chosen)?.kind).toBe(kind);
});

it.each([
  ['the prescribed one can be delivered', false, [option('PRESCRIBED', 1), option('PERIOD', 1)]],
  ['only another one can', true, [option('PRESCRIBED', 1, 0), option('EXCHANGEABLE', 1), option('PERIOD', 1, 0)]],
  ['none can', false, [option('PRESCRIBED', 1, 0), option('PERIOD', 1, 0)]],
])('whether a product in place of the prescribed one is what there is: %s', (_, isReplaced, options) => {
  expect(isReplacedInStock(options)).toBe(isReplaced);
});

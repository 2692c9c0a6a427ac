import { expect, it } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { currentCards } from './current-cards';

const [first, second] = ['1', '2'].map((number) => card(productNumber(number))) as [ProductCard, ProductCard];
const promotion = { price: ore(3900), ribbon: '20 %', expires: '2026-03-05' };
const reduced: ProductCard = { ...first, promotion, minPriceMonth: ore(4800) };

/** The service's answer for a product that matches its card. */
function itemOf({ productNumber: itemId, ...product }: ProductCard) {
  const { price, promotion: offer, memberPrice, basePrice, minPriceMonth, availability } = product;
  return {
    itemId,
    url: product.path,
    price,
    promotion: offer,
    memberPrice,
    basePrice,
    minPriceMonth,
    availability,
    maxQuantity: 5,
  };
}

/** The current cards, and the calls made for them. */
async function current(cards: ProductCard[], items: object[] | null) {
  const requests = fakeHttp(() => (items ? Response.json({ items }) : new Response('', { status: 500 })));
  const current = await currentCards(cards);
  return { requests: requests.map(({ address }) => decodeURIComponent(address)), cards: current };
}

it('a page of cards is one call, and unchanged cards are not rendered again', async () => {
  const { requests, cards } = await current([first, second], [itemOf(second), itemOf(first)]);
  expect(requests).toEqual(['/api/items/items?ids=1,2']);
  expect(cards).toBeNull();
});

it('price and availability are updated; the other cards stay the same', async () => {
  const availability = { word: 'outOfStock', buyable: false, stock: 0 } as const;
  const { cards } = await current([first, second], [{ ...itemOf(first), price: 5900, availability }, itemOf(second)]);
  expect(cards?.[0]).toEqual({ ...first, price: 5900, availability });
  expect(cards?.[1]).toBe(second);
});

it('another stock count is not a change', async () => {
  const availability = { ...first.availability, stock: 1 };
  expect((await current([first], [{ ...itemOf(first), availability }])).cards).toBeNull();
});

it('an offer that has ended is removed', async () => {
  const { cards } = await current([reduced], [itemOf(first)]);
  expect(cards).toEqual([{ ...reduced, promotion: null, minPriceMonth: null }]);
});

it('an offer that needs more lines than the page reserved is shown as its price', async () => {
  const { cards } = await current([first], [itemOf(reduced)]);
  expect(cards).toEqual([{ ...first, price: 3900 }]);
});

it('an offer that fits replaces the previous one', async () => {
  const later = { ...promotion, price: ore(3500), expires: '2026-04-01' };
  const { cards } = await current([reduced], [{ ...itemOf(reduced), promotion: later }]);
  expect(cards).toEqual([{ ...reduced, promotion: later }]);
});

it.each([
  ['fails', null],
  ['does not know the product', []],
])('the page stays as it is when the service %s', async (_, items) => {
  expect((await current([first], items)).cards).toBeNull();
});

it('a product whose price the page did not know stays so: its own page shows it', async () => {
  expect((await current([{ ...first, price: null }], [itemOf(first)])).cards).toBeNull();
});

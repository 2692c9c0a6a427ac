// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAt, searchService } from '../../../tests/support/search';
import { card } from '../../cart/testing/card';
import { beforeStart, cartViewAtom } from '../../cart/view';
import type { PrescriptionBag } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ItemType } from '../../domain/product';
import { store } from '../../lib/store';
import { CartRecommendations } from './CartRecommendations';
import { GoesWith } from './GoesWith';

const bag: PrescriptionBag = {
  status: 'attached',
  prescriptionBagId: 'bag',
  totalRows: 1,
  quantity: 1,
  totalPrice: ore(10_000),
  vatAmount: ore(0),
  customerPrice: ore(5_000),
};

const group = (number: string, title: string, itemType: ItemType) => {
  const product = { ...card(productNumber(number)), title, itemType };
  return { key: number, products: [{ key: number, ticket: 't', typedCustom: { json: { card: product } } }] };
};
const productGroups = [
  group('1', 'Pareda 500 mg', 'otc'),
  group('2', 'Dosett', 'goods'),
  group('3', 'Atorvastatin 10 mg', 'prescription'),
];

const inCart = [productNumber('4')];
/** A number and its unit are joined by a no-break space. */
const shown = () =>
  [...document.querySelectorAll('article a')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));

beforeEach(() => {
  searchService({ recommendationLists: [{ id: 'list', label: 'Andra köpte också', productGroups }] });
});
afterEach(() => store.set(cartViewAtom, beforeStart));

it.each([
  ['the cart', <CartRecommendations key="cart" inCart={inCart} />],
  ['an added product', <GoesWith key="added" added={productNumber('4')} inCart={inCart} />],
])('with prescription medicines in the cart, no medicine is recommended for %s', async (_, list) => {
  store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, bag } });
  await openAt('/', list);
  expect(shown()).toContain('Dosett');
  expect(shown()).not.toContain('Pareda 500 mg');
  expect(shown()).not.toContain('Atorvastatin 10 mg');
});

it('otherwise medicines without prescription are, and prescription medicines are not', async () => {
  store.set(cartViewAtom, { ...beforeStart, cart: emptyCart });
  await openAt('/', <CartRecommendations inCart={inCart} />);
  expect(shown()).toContain('Pareda 500 mg');
  expect(shown()).not.toContain('Atorvastatin 10 mg');
});

// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { openAt } from '../../../tests/support/search';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard as Card } from '../../domain/product';
import { ProductRow } from '../product-row/ProductRow';
import { ProductCard } from './ProductCard';

const promotion = { price: ore(3900), ribbon: '20 %', expires: '2026-12-24' };
const promoted: Card = {
  ...card(productNumber('1')),
  title: 'Handkräm',
  promotion,
  minPriceMonth: ore(4800),
  memberPrice: ore(3500),
  rating: { average: 4.5, count: 12 },
  newProduct: true,
};
const prescribed: Card = {
  ...promoted,
  productNumber: productNumber('2'),
  path: '/produkt/atorvastatin-10-mg-2/',
  title: 'Atorvastatin 10 mg',
  itemType: 'prescription',
  availability: { word: 'inStock', buyable: false, stock: 5 },
};
const text = () => document.body.textContent ?? '';

/** The card of a product: its text and its parts' labels. */
function shownOf({ path }: Card) {
  const article = document.querySelector(`a[href="${path}"]`)?.closest('article');
  const labelled = [...(article?.querySelectorAll('[aria-label]') ?? [])];
  return { text: article?.textContent ?? '', labels: labelled.map((each) => each.getAttribute('aria-label')) };
}

it('a prescription medicine in a list is marked, and has neither offer, price, rating nor favourite button', async () => {
  await openAt(
    '/',
    <>
      <ProductCard card={promoted} />
      <ProductCard card={prescribed} />
    </>,
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(shownOf(promoted).labels).toContain('Spara som favorit: Handkräm');
  });
  const terms = ['20 %', 'Nyhet', '39', 'pris', 'Köp'];
  for (const part of terms) expect(shownOf(promoted).text).toContain(part);
  for (const part of terms) expect(shownOf(prescribed).text).not.toContain(part);
  expect(shownOf(prescribed).text).toContain('Receptbelagt');
  expect(shownOf(prescribed).labels).toEqual(['Visa Atorvastatin 10 mg']);
});

it('a rail leaves prescription medicines out, and is not shown without any other product', async () => {
  fakeHttp(() => Response.json({ items: [] }));
  await openAt('/', <ProductRow title="Populärt" cards={[prescribed, promoted]} />);
  expect(document.querySelectorAll('article')).toHaveLength(1);
  expect(text()).not.toContain('Atorvastatin');
});

it('a rail of prescription medicines alone is not shown', async () => {
  await openAt('/', <ProductRow title="Populärt" cards={[prescribed]} />);
  expect(text()).not.toContain('Populärt');
});

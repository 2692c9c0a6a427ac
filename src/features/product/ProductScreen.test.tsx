// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { testQueries, withQueries } from '../../../tests/support/queries';
import { render } from '../../../tests/support/render';
import { productPage } from '../../api/page-data/testing/product-page';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { ProductScreen } from './ProductScreen';
import * as styles from './ProductScreen.css';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
let waiting: (() => void)[] = [];
vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
const goIdle = () => {
  for (const callback of waiting) callback();
  waiting = [];
};
vi.stubGlobal('cancelIdleCallback', () => {});

const product = card(productNumber('100123'));
const promotion = { price: ore(3900), ribbon: 'Veckans vara', expires: null };
const now = { itemId: '100123', url: '', price: 5900, promotion: null, minPriceMonth: null, maxQuantity: 4 };

/** Opens the page of a product, and waits until the service has answered so. */
async function open(product: ProductCard, answer: (address: string) => Response, calls = 1) {
  const asked: string[] = [];
  fakeHttp(({ address }) => {
    // What stands further down asks for itself.
    if (address.includes('/disclosure/')) return Response.json({ items: [] });
    asked.push(address);
    return answer(address);
  });
  const queries = testQueries();
  await render(withQueries(<ProductScreen page={productPage(product)} />, queries));
  const before = shown();
  await act(async () => goIdle());
  await act(async () => {
    await vi.waitFor(() => {
      expect(asked).toHaveLength(calls);
      expect(queries.isFetching()).toBe(0);
    }, 4000);
    // The screen is told of the answer a moment later.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { before, asked };
}

function shown(): string {
  const main = document.querySelector(`.${styles.buy}`);
  const hidden = document.querySelectorAll(`.${styles.before}`);
  const rooms = [...hidden].map((element) => element.textContent ?? '');
  return rooms.reduce((text, room) => text.replace(room, ''), main?.textContent ?? '').replaceAll('\u00a0', ' ');
}

it('price and availability of a built page give way to those of now', async () => {
  const availability = { word: 'outOfStock', buyable: false, stock: 0 };
  const { before, asked } = await open(product, () => Response.json({ items: [{ ...now, availability }] }));
  expect(before).toContain('50 kr');
  expect(before).toContain('Lägg i varukorgen');
  expect(asked).toEqual(['/api/items/items?ids=100123']);
  expect(shown()).toContain('59 kr');
  expect(shown()).toContain('Slut i lager online');
  expect(shown()).toContain('Kan inte köpas nu');
});

it('a promotion that has ended is taken away, and keeps its room', async () => {
  const availability = product.availability;
  const { before } = await open({ ...product, promotion }, () => Response.json({ items: [{ ...now, availability }] }));
  expect(before).toContain('Veckans vara');
  expect(shown()).toContain('59 kr');
  expect(shown()).not.toContain('39 kr');
  expect(document.body.textContent).toContain('Veckans vara');
});

it.each([
  ['fails', () => new Response('', { status: 500 })],
  ['does not know the product', () => Response.json({ items: [] })],
])('what is shown stays when the service %s', async (_, answer) => {
  const { before } = await open(product, answer);
  expect(shown()).toBe(before);
});

const unchanged = { ...now, price: 5000, availability: product.availability };
const medicine = (substance: string | null): ProductCard => ({ ...product, itemType: 'otc', substance });
const asksFirst = () => document.body.textContent?.includes('Innan du köper: diklofenak');

/** What a part shows once it has been loaded. */
function eventually(holds: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await act(async () => {});
    holds();
  }, 4000);
}

/** What the service of restrictions says, and that of products beside it. */
function saying(restriction: Response) {
  return (address: string) => (address.includes('/restriction/') ? restriction : Response.json({ items: [unchanged] }));
}

it('a medicine whose substance must be read about since asks before it is bought', async () => {
  const { before, asked } = await open(
    medicine(null),
    saying(Response.json({ substance: 'diklofenak', productUrl: '/' })),
    2,
  );
  expect(before).not.toContain('Innan du köper');
  expect(asked).toContain('/api/pharmacy/public/restriction/item/100123');
  await eventually(() => expect(asksFirst()).toBe(true));
});

it('one that need not be read about any longer does not ask', async () => {
  await open(medicine('diklofenak'), saying(new Response(null, { status: 204 })), 2);
  expect(asksFirst()).toBe(false);
});

it('without an answer the page asks as it was written', async () => {
  await open(medicine('diklofenak'), saying(new Response('', { status: 500 })), 2);
  await eventually(() => expect(asksFirst()).toBe(true));
});

it('a product on prescription cannot be put into the cart: it is told how it is bought', async () => {
  await open({ ...product, itemType: 'prescription' }, () => Response.json({ items: [unchanged] }));
  await eventually(() => expect(shown()).toContain('Receptbelagd vara'));
  expect(shown()).not.toMatch(/Lägg i varukorgen|Kan inte köpas/);
});

it('marks of sustainability stand with the price', async () => {
  await open({ ...product, sustainability: ['Ekologisk', 'Utan mikroplast'] }, () =>
    Response.json({ items: [unchanged] }),
  );
  expect(shown()).toContain('Ekologisk');
  expect(shown()).toContain('Utan mikroplast');
});

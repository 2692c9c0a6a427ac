// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { testQueries, withQueries } from '../../../tests/support/queries';
import { render } from '../../../tests/support/render';
import { productPage } from '../../api/page-data/testing/product-page';
import { DisclaimerQuestion } from '../../blocks/disclaimer/DisclaimerQuestion';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { setEmbedder } from '../../platform/embedder/current';
import type { Embedder } from '../../platform/embedder/embedder';
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
setEmbedder({ whenSeen: () => () => {} } as Partial<Embedder> as Embedder);

const product = card(productNumber('100123'));
const promotion = { price: ore(3900), ribbon: 'Veckans vara', expires: null };
const now = { itemId: '100123', url: '', price: 5900, promotion: null, minPriceMonth: null, maxQuantity: 4 };

/** Opens a product page, and waits for the given answers of the service. */
async function open(product: ProductCard, answer: (address: string) => Response, calls = 1) {
  const requests: string[] = [];
  fakeHttp(({ address }) => {
    // Parts further down send requests of their own.
    if (address.includes('/disclosure/')) return Response.json({ items: [] });
    requests.push(address);
    return answer(address);
  });
  const queries = testQueries();
  await render(
    withQueries(
      <>
        <ProductScreen page={productPage(product)} />
        <DisclaimerQuestion />
      </>,
      queries,
    ),
  );
  const before = shown();
  await act(async () => goIdle());
  await act(async () => {
    await vi.waitFor(() => {
      expect(requests).toHaveLength(calls);
      expect(queries.isFetching()).toBe(0);
    }, 4000);
    // The screen re-renders a moment after the answer.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { before, requests };
}

function shown(): string {
  const main = document.querySelector(`.${styles.buy}`);
  const hidden = document.querySelectorAll(`.${styles.before}`);
  const placeholders = [...hidden].map((element) => element.textContent ?? '');
  return placeholders
    .reduce((text, placeholder) => text.replace(placeholder, ''), main?.textContent ?? '')
    .replaceAll('\u00a0', ' ');
}

it('the current price and availability replace those of the built page', async () => {
  const availability = { word: 'outOfStock', buyable: false, stock: 0 };
  const { before, requests } = await open(product, () => Response.json({ items: [{ ...now, availability }] }));
  expect(before).toContain('50 kr');
  expect(before).toContain('Lägg i varukorgen');
  expect(requests).toEqual(['/api/items/items?ids=100123']);
  expect(shown()).toContain('59 kr');
  expect(shown()).toContain('Slut i lager online');
  expect(shown()).toContain('Kan inte köpas nu');
});

it('an ended promotion is hidden but keeps its space', async () => {
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
])('the page stays as built when the service %s', async (_, answer) => {
  const { before } = await open(product, answer);
  expect(shown()).toBe(before);
});

const unchanged = { ...now, price: 5000, availability: product.availability };
const medicine = (substance: string | null): ProductCard => ({ ...product, itemType: 'otc', substance });
const asksFirst = () => document.body.textContent?.includes('Innan du köper: diklofenak');

/** Waits until a lazy part has loaded and the check passes. */
function eventually(holds: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await act(async () => {});
    holds();
  }, 4000);
}

/** Answers of the restriction service (as given) and of the items service. */
function saying(restriction: Response) {
  return (address: string) => (address.includes('/restriction/') ? restriction : Response.json({ items: [unchanged] }));
}

it('a medicine that now has a substance warning shows it before the purchase', async () => {
  const { before, requests } = await open(
    medicine(null),
    saying(Response.json({ substance: 'diklofenak', productUrl: '/' })),
    2,
  );
  expect(before).not.toContain('Innan du köper');
  expect(requests).toContain('/api/pharmacy/public/restriction/item/100123');
  await eventually(() => expect(asksFirst()).toBe(true));
});

it('a medicine that no longer has a substance warning shows none', async () => {
  await open(medicine('diklofenak'), saying(new Response(null, { status: 204 })), 2);
  expect(asksFirst()).toBe(false);
});

it('the warning of the built page is shown if the service fails', async () => {
  await open(medicine('diklofenak'), saying(new Response('', { status: 500 })), 2);
  await eventually(() => expect(asksFirst()).toBe(true));
});

it('a prescription product cannot be added to the cart, and the page explains how to buy it', async () => {
  await open({ ...product, itemType: 'prescription' }, () => Response.json({ items: [unchanged] }));
  await eventually(() => expect(shown()).toContain('Receptbelagd vara'));
  expect(shown()).not.toMatch(/Lägg i varukorgen|Kan inte köpas/);
});

it('sustainability labels are shown with the price', async () => {
  await open({ ...product, sustainability: ['Ekologisk', 'Utan mikroplast'] }, () =>
    Response.json({ items: [unchanged] }),
  );
  expect(shown()).toContain('Ekologisk');
  expect(shown()).toContain('Utan mikroplast');
});

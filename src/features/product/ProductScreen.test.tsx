// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { configureHttp } from '../../api/http';
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
const bases = { web: '', items: '/api/items', pharmacy: '', orders: '', members: '', identity: '', messages: '' };

const product = card(productNumber('100123'));
const promotion = { price: ore(3900), ribbon: 'Veckans vara', expires: null };
const now = { itemId: '100123', url: '', price: 5900, promotion: null, minPriceMonth: null, maxQuantity: 4 };

/** Opens the page of a good, and waits until the service has answered so. */
async function open(good: ProductCard, answer: () => Response) {
  const asked: string[] = [];
  configureHttp({
    bases: { ...bases, pageData: '', expedition: '', deliveryParameters: '' },
    token: async () => null,
    refresh: async () => null,
    fetch: async (address) => {
      asked.push(String(address));
      return answer();
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={queries}>
      <ProductScreen page={productPage(good)} />
    </QueryClientProvider>,
  );
  const before = shown();
  await act(async () => goIdle());
  await act(async () => {
    await vi.waitFor(() => {
      expect(asked).toHaveLength(1);
      expect(queries.isFetching()).toBe(0);
    }, 4000);
    // The screen is told of the answer a moment later.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { before, asked };
}

function shown(): string {
  const hidden = document.querySelectorAll(`.${styles.before}`);
  const rooms = [...hidden].map((element) => element.textContent ?? '');
  return rooms
    .reduce((text, room) => text.replace(room, ''), document.body.textContent ?? '')
    .replaceAll('\u00a0', ' ');
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
  ['does not know the good', () => Response.json({ items: [] })],
])('what is shown stays when the service %s', async (_, answer) => {
  const { before } = await open(product, answer);
  expect(shown()).toBe(before);
});

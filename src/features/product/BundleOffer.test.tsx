// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testQueries, withQueries } from '../../../tests/support/queries';
import { byRole, press, render } from '../../../tests/support/render';
import { DisclaimerQuestion } from '../../blocks/disclaimer/DisclaimerQuestion';
import { cartActions } from '../../cart/cart-actions';
import { provideCart } from '../../cart/current-cart';
import { acceptedDisclaimers } from '../../cart/disclaimers/accepted';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { configureTracking } from '../../telemetry/track';
import { BundleOffer } from './BundleOffer';
import { bundleProductsQuery } from './bundle-products';

const numbers = ['1', '2', '3', '4'].map(productNumber);
const productAt = (index: number, known: Partial<ProductCard> = {}): ProductCard => ({
  ...card(numbers[index] ?? productNumber('0')),
  title: `Vara ${index + 1}`,
  ...known,
});
const sent = vi.fn();
configureTracking(sent);

const noLookUps = { substanceOf: async () => null, firstLoad: Promise.resolve() };

beforeEach(() => {
  vi.restoreAllMocks();
  sent.mockClear();
  acceptedDisclaimers.clear();
});

/** Renders the offer on the page of the first product. */
async function show([own, ...others]: ProductCard[], price: number): Promise<string> {
  if (!own) throw new Error('a bundle has goods');
  const queries = testQueries();
  queries.setQueryData(bundleProductsQuery(others.map((each) => each.productNumber)).queryKey, others);
  const bundle = { products: [own, ...others].map((each) => each.productNumber), price: ore(price) };
  const { container } = await render(
    withQueries(
      <>
        <BundleOffer bundle={bundle} product={own} />
        <DisclaimerQuestion />
      </>,
      queries,
    ),
  );
  return (container.textContent ?? '').replace(/\s/g, ' ');
}

it.each([
  [2, 'Köp båda för 90 kr', 'Lägg båda i varukorgen'],
  [3, 'Köp alla tre för 90 kr', 'Lägg alla tre i varukorgen'],
  [4, 'Köp för 90 kr', 'Lägg alla i varukorgen'],
])('%d products: %s', async (count, title, button) => {
  const text = await show(
    numbers.slice(0, count).map((_, index) => productAt(index)),
    9_000,
  );
  expect(text).toContain(title);
  expect(text).toContain(`Var för sig ${count * 50} kr. Du sparar ${count * 50 - 90} kr`);
  byRole('button', button);
});

it('repeated presses add all products in one request, tracked as one event', async () => {
  let done = () => {};
  const add = vi.spyOn(cartActions, 'addItems').mockReturnValue(
    new Promise((resolve) => {
      done = () => resolve({ ok: true, cart: null as never });
    }),
  );
  const products = [productAt(0), productAt(1), productAt(2, { marketingSensitive: true })];
  await show(products, 9_000);
  const button = byRole('button', 'Lägg alla tre i varukorgen');
  await press(button);
  await press(button);
  await act(async () => done());
  expect(add).toHaveBeenCalledOnce();
  expect(add).toHaveBeenCalledWith(
    products.map(({ productNumber: itemId }) => ({ itemId, quantity: 1 })),
    products,
    undefined,
    { opensSideCart: true },
  );
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    name: 'add_to_cart',
    parameters: { items: [{ item_id: '1' }, { item_id: '2' }] },
  });
});

it('a bundle with a sold-out product cannot be bought, and names the product', async () => {
  const gone = productAt(1, { availability: { word: 'outOfStock', buyable: false, stock: 0 } });
  const text = await show([productAt(0), gone], 9_000);
  expect(text).toContain('Slut i lager online');
  expect(text).toContain('Erbjudandet kan inte köpas just nu, eftersom Vara 2 inte kan köpas.');
  expect(byRole<HTMLButtonElement>('button', 'Lägg båda i varukorgen').disabled).toBe(true);
});

it('a bundle that saves nothing is not shown', async () => {
  expect(await show([productAt(0), productAt(1)], 10_000)).toBe('');
});

it('each substance must be accepted before the purchase; declining one buys nothing', async () => {
  const add = vi.fn(() => new Promise<never>(() => {}));
  provideCart(async () => ({ core: { request: add } as never, channel: 'b2c', ...noLookUps }));
  await show([productAt(0, { substance: 'diklofenak' }), productAt(1, { substance: 'ibuprofen' })], 9_000);
  const question = (substance: string) =>
    vi.waitFor(async () => {
      await act(async () => {});
      return byRole('dialog', `Innan du köper: ${substance}`);
    });
  expect(document.querySelector('dialog')).toBeNull();
  const buy = byRole('button', 'Lägg båda i varukorgen');
  await press(buy);
  await question('diklofenak');
  await press(byRole('button', 'Jag har läst och förstått'));
  await question('ibuprofen');
  await press(byRole('button', 'Avbryt'));
  expect(add).not.toHaveBeenCalled();
  await press(buy);
  await question('ibuprofen');
  await press(byRole('button', 'Jag har läst och förstått'));
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
});

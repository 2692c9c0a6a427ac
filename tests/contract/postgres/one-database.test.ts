import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../../fixtures/backend/store/open-store';
import { type TestBackend, testBackend } from '../../../fixtures/backend/testing/backend';
import { smallContent } from '../../../fixtures/backend/testing/small-catalogue';
import { newDatabase } from '../../../fixtures/backend/testing/test-store';
import { cartSchema } from '../../../src/api/cart/schema';
import { parse } from '../../../src/api/parse';

const carts = '/api/web/cart2/internal/b2c/cart';
const { catalogue } = smallContent.make();
let backends: [TestBackend, TestBackend];

beforeAll(async () => {
  const databaseUrl = await newDatabase(process.env.POSTGRES_SERVER ?? '');
  const start = () => testBackend({ store: () => openStore({ dataDir: null, databaseUrl, content: smallContent }) });
  backends = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all(backends.map(({ db }) => db.close())));

const buyable = catalogue.products.filter(
  ({ price, stock, discontinued, maxQuantity }) => price !== null && !discontinued && Math.min(stock, maxQuantity) >= 3,
);

async function newCart(): Promise<string> {
  return (await backends[0].call('POST', carts)).text('id');
}

async function rowsOf(cart: string): Promise<Record<string, number>> {
  const { rows } = parse(cartSchema, (await backends[1].call('GET', `${carts}/${cart}`)).body);
  return Object.fromEntries(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

it('two backends that start at once on an empty database fill it once', async () => {
  const [row] = await backends[1].db.query<{ count: string }>('select count(*) from product');
  expect(Number(row?.count)).toBe(catalogue.products.length);
});

it('writes to one cart through two backends at once are all stored', async () => {
  const cart = await newCart();
  const products = buyable.slice(0, 3);
  expect(products).toHaveLength(3);
  const answers = await Promise.all(
    products.flatMap(({ productNumber }) =>
      backends.map(({ call }) => call('POST', `${carts}/${cart}/tg/${productNumber}`, { body: { quantity: 1 } })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await rowsOf(cart)).toEqual(Object.fromEntries(products.map(({ productNumber }) => [productNumber, 2])));
});

it('one write sent to two backends with one key is executed once', async () => {
  const cart = await newCart();
  const [product] = buyable;
  const write = { body: { quantity: 3 }, headers: { 'idempotency-key': 'samma-nyckel-till-bada' } };
  await Promise.all(backends.map(({ call }) => call('POST', `${carts}/${cart}/tg/${product?.productNumber}`, write)));
  expect(await rowsOf(cart)).toEqual({ [String(product?.productNumber)]: 3 });
});

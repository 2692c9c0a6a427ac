import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../../fixtures/data/model';
import { cartSchema } from '../../src/api/cart/schema';
import { parse } from '../../src/api/parse';
import type { Cart } from '../../src/domain/cart';
import type { ProductNumber } from '../../src/domain/ids';

const path = '/api/web/cart2/internal/b2c/cart';

/** Calls the service as an app does: without the browser, and so without the faults of its test session. */
export function cartService(baseURL: string) {
  async function ask(method: string, below: string, body?: object): Promise<Cart> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(baseURL + path + below, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} was answered with ${answer.status}`);
    return parse(cartSchema, await answer.json());
  }
  return {
    make: () => ask('POST', '', {}),
    read: (id: string) => ask('GET', `/${id}`),
    add: (id: string, itemId: ProductNumber, quantity: number) => ask('POST', `/${id}/tg/${itemId}`, { quantity }),
  };
}

/** The current cart of the browser. */
export async function cartIdOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'luckan_cart');
  const [, id] = cookie?.value.split('.') ?? [];
  if (!id) throw new Error('the browser has no cart');
  return id;
}

/** Puts one of the product into a new cart of this browser, as an earlier visit did: call it before a page is opened. */
export async function fillCart(page: Page, { productNumber }: Product): Promise<void> {
  const make = await page.request.post(path, { data: {} });
  const { cartId } = parse(cartSchema, await make.json());
  const add = await page.request.post(`${path}/${cartId}/tg/${productNumber}`, { data: { quantity: 1 } });
  if (!add.ok()) throw new Error(`the product was answered with ${add.status()}`);
  const { origin } = new URL(make.url());
  await page.context().addCookies([{ name: 'luckan_cart', value: `b2c.${cartId}`, url: origin }]);
}

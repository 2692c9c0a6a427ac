import type { Page } from '@playwright/test';
import { expect, launchIn, test } from '../../support/launch-in';
import { costOf, shortcut, shortcutProduct, toPay } from '../../support/products';
import { type AppMessage, type AppMessageType, greetingWithConsent, type PayloadOf } from '../../support/stand-in-app';
import { addToCart, browseTo, pressPay, toCheckout, toPayment } from '../../support/steps';

const product = shortcutProduct();
const category = shortcut().category;

function payloads<Type extends AppMessageType>(messages: readonly AppMessage[], type: Type): PayloadOf<Type>[] {
  return messages.filter((message) => message.type === type).map(({ payload }) => payload as PayloadOf<Type>);
}

/** The names of the tracked events, in order. */
function trackedEvents(messages: readonly AppMessage[]): string[] {
  return payloads(messages, 'ANALYTICS_EVENT').map(({ name }) => name);
}

/** Each load of the page is a session of the bridge. */
function sessions(messages: readonly AppMessage[]): AppMessage[][] {
  const names = [...new Set(messages.map(({ session }) => session))];
  return names.map((name) => messages.filter(({ session }) => session === name));
}

/** The types of messages except tracking, by first occurrence. */
function firsts(messages: readonly AppMessage[]): string[] {
  return [...new Set(messages.map(({ type }) => type))].filter((type) => type !== 'ANALYTICS_EVENT');
}

const funnel = ['view_item', 'add_to_cart', 'view_cart', 'begin_checkout', 'purchase'];

/** The frame is as high as its contents, and as last reported to the app. */
async function expectReported(
  page: Page,
  title: string,
  messages: () => { height: number } | undefined,
): Promise<void> {
  const frame = page.locator(`iframe[title="${title}"]`);
  const contents = frame.contentFrame().locator('html');
  await expect(async () => {
    const height = Math.ceil(await contents.evaluate((root) => root.getBoundingClientRect().height));
    expect(height).toBeGreaterThan(300);
    expect((await frame.boundingBox())?.height).toBe(height);
    expect(messages()).toEqual({ height });
  }).toPass({ timeout: 10_000 });
}

test('an app is notified of pages, cart, heights, checkout and events, in order and with the right final values', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external', greetingWithConsent('viewCheckout'));
  const last = <Type extends AppMessageType>(type: Type) => payloads(shop.messages, type).at(-1);

  await shop.open('/');
  // A busy browser comes to it after the page can be used.
  await expect.poll(() => last('ROUTE_CHANGE')?.path).toBe('/');
  const lists = (event: string) =>
    payloads(shop.messages, 'ANALYTICS_EVENT')
      .filter(({ name }) => name === event)
      .map(({ parameters }) => parameters.item_list_name);
  await browseTo(page, product, () => expect.poll(() => lists('view_item_list')).toContain(category.path));
  await expect.poll(() => lists('select_item')).toEqual([category.path]);
  await expect.poll(() => last('ROUTE_CHANGE')?.path).toBe(product.path);
  // A product counts as viewed once its current price is known.
  await expect.poll(() => trackedEvents(shop.messages)).toContain('view_item');
  await page.getByRole('button', { name: 'Fler' }).click();
  const cart = await addToCart(page, product);
  const noPrescriptions = { hasPrescriptions: false, prescriptionsWaiting: false };
  const filled = { numberOfItems: 2, total: toPay(product, 2), currency: 'SEK', ...noPrescriptions };
  await expect.poll(() => last('CART_CHANGE')).toMatchObject(filled);
  const cartId = last('CART_CHANGE')?.cartId;
  await toCheckout(shop, cart);
  expect(payloads(shop.messages, 'VIEW_CHECKOUT')).toEqual([{ cartId }]);

  const payment = await toPayment(page, async (step) => {
    if (step === 'cart') await expect.poll(() => last('CART_CHANGE')).toEqual({ cartId, ...filled });
    if (step === 'delivery') {
      const shipping = () => last('SHIPPING_PROVIDER_HEIGHT');
      await expectReported(page, 'Leverans', shipping);
      const before = shipping()?.height;
      await page.frameLocator('iframe[title="Leverans"]').getByRole('radio', { name: /Ombud/ }).check();
      await expect.poll(() => shipping()?.height, 'the list of places makes it higher').not.toBe(before);
      await expectReported(page, 'Leverans', shipping);
    }
    if (step === 'payment') await expectReported(page, 'Betalning', () => last('PAYMENT_PROVIDER_HEIGHT'));
  });
  await pressPay(payment);
  await expect(page.getByRole('heading', { level: 1, name: 'Tack för din beställning!' })).toBeVisible();
  await expect.poll(() => trackedEvents(shop.messages)).toContain('purchase');
  expect(last('ANALYTICS_EVENT')).toMatchObject({
    name: 'purchase',
    parameters: {
      currency: 'SEK',
      value: costOf(product, 2) / 100,
      items: [
        { item_id: product.productNumber, item_name: product.title, price: costOf(product, 1) / 100, quantity: 2 },
      ],
    },
  });
  const ordered = String(last('ANALYTICS_EVENT')?.parameters.transaction_id);
  await expect(page.getByText(ordered, { exact: true })).toBeVisible();
  const steps = trackedEvents(shop.messages).filter((name) => funnel.includes(name));
  // The side cart opens while the cart service is still busy: the product counts as added once it has responded.
  expect([...steps.slice(0, 1), ...steps.slice(1, 3).sort(), ...steps.slice(3)]).toEqual(funnel);
  await expect.poll(() => last('CART_CHANGE')?.numberOfItems, 'the next cart is empty').toBe(0);
  expect(last('CART_CHANGE')?.cartId).not.toBe(cartId);

  expect(payloads(shop.messages, 'ROUTE_CHANGE')).toEqual([
    { path: '/', title: expect.any(String), canGoBack: false },
    { path: category.path, title: category.title, canGoBack: true },
    { path: product.path, title: expect.stringContaining(product.title), canGoBack: true },
    { path: '/kassa/', title: 'Kassa', canGoBack: false },
    // From the second step on.
    { path: '/kassa/', title: 'Kassa', canGoBack: true },
    // Not into the checkout of an order that is made.
    { path: '/kassa/tack/', title: 'Tack för din beställning', canGoBack: false },
  ]);
  const [browsing = [], checkout = [], ...others] = sessions(shop.messages);
  expect(others).toEqual([]);
  expect(firsts(browsing)).toEqual(['READY', 'ROUTE_CHANGE', 'CART_CHANGE', 'VIEW_CHECKOUT']);
  expect(firsts(checkout).slice(0, 3)).toEqual(['READY', 'ROUTE_CHANGE', 'CART_CHANGE']);
  expect(firsts(checkout).slice(3)).toEqual(['SHIPPING_PROVIDER_HEIGHT', 'PAYMENT_PROVIDER_HEIGHT']);
  for (const session of [browsing, checkout]) expect(session.map(({ seq }) => seq)).toEqual([...session.keys()]);
});

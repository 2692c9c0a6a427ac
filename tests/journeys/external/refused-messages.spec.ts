import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, test } from '../../support/launch-in';
import { product } from '../../support/my-pharmacy';
import { type AppMessage, greeting } from '../../support/stand-in-app';

type Message = Parameters<Window['sendAsApp']>[0];

const send = (page: Page, message: Message) => page.evaluate((each) => window.sendAsApp(each), message);

const payloadsOf = (messages: readonly AppMessage[], requested: AppMessage['type']) =>
  messages.flatMap(({ type, payload }) => (type === requested ? [payload] : []));

test('NAVIGATE to a page that does not exist is refused, and to one that does closes what is open above the page', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external', greeting());
  await shop.open(product.path);
  const heading = page.getByRole('heading', { level: 1, name: product.title });
  await send(page, { type: 'NAVIGATE', payload: { path: '/finns-inte-alls/' } });
  await expect
    .poll(() => payloadsOf(shop.messages, 'FAULT'))
    .toEqual([{ code: 'REFUSED', about: 'NAVIGATE', field: 'path' }]);
  await expect(heading).toBeVisible();

  await page.getByRole('button', { name: 'Hitta på apotek' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await send(page, { type: 'NAVIGATE', payload: { path: '/favoriter/' } });
  await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('a cart that the service does not know never costs the customer the cart that was there', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  await shop.open(product.path);
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const cart = () => payloadsOf(shop.messages, 'CART_CHANGE').at(-1);
  await expect.poll(cart).toMatchObject({ numberOfItems: 1 });
  await send(page, { type: 'CART_REFRESH', payload: { cartId: 'f'.repeat(32) } });
  await expect
    .poll(() => payloadsOf(shop.messages, 'FAULT'))
    .toEqual([{ code: 'REFUSED', about: 'CART_REFRESH', field: 'cartId' }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await send(page, { type: 'NAVIGATE', payload: { path: '/varukorg/' } });
  await expect(page.getByRole('link', { name: product.title }).first()).toBeVisible();
  expect(cart()).toMatchObject({ numberOfItems: 1 });
});

test('a flood of malformed messages leads to few faults, and the shop still answers', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  await shop.open(product.path);
  await page.evaluate(() => {
    for (let count = 0; count < 50_000; count++)
      window.sendAsApp({ type: 'TOKEN', payload: { accessToken: count, expiresAt: 1 } as never });
  });
  await send(page, { type: 'BACK', payload: {} });
  await expect.poll(() => payloadsOf(shop.messages, 'ACK')).toEqual([{ ok: false, reason: 'NOT_HANDLED' }]);
  const fault = { code: 'MALFORMED', about: 'TOKEN', field: 'accessToken' };
  await expect.poll(() => payloadsOf(shop.messages, 'FAULT')).toEqual([fault, { ...fault, count: 49_999 }]);
});

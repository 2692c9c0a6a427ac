import type { Page } from '@playwright/test';
import { ore } from '../../../src/domain/money';
import { formatMoney } from '../../../src/i18n/format';
import { expectAccessible } from '../../support/axe';
import { answerAtBank, atBank, comeBackFromBank } from '../../support/bank';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { shownOrderNumber } from '../../support/orders';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { type Answers, greeting } from '../../support/stand-in-app';
import { addToCart, payFor, pressPay, toCheckout, toPayment } from '../../support/steps';

const product = plainProduct();
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tack för din beställning!' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Klar', exact: true });

const reported = ({ messages }: Shop) =>
  messages.flatMap(({ type, payload }) => (type === 'ORDER_COMPLETED' ? [payload] : []));
const closings = ({ messages }: Shop) =>
  messages.flatMap(({ type, payload }) => (type === 'CLOSE_REQUESTED' ? [payload] : []));

/** The checkout with one product, in an app with these answers. */
async function atCheckout(page: Page, answers: Answers): Promise<Shop> {
  const shop = await launchIn(page, 'external', answers);
  await shop.open(product.path);
  await toCheckout(shop, await addToCart(page, product));
  return shop;
}

/** The confirmation again, of which the app is not notified. */
async function reloadUnreported(page: Page, shop: Shop): Promise<void> {
  const before = shop.messages.length;
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => shop.messages.slice(before).map(({ type }) => type)).toContain('CART_CHANGE');
  await quiet(page);
  expect(reported(shop)).toHaveLength(1);
}

test('an app is told of a paid order once, with what it may know, and not again when the confirmation is reloaded', async ({
  page,
}) => {
  test.slow();
  const shop = await atCheckout(page, greeting('orderCompleted'));
  await payFor(page);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => reported(shop)).toHaveLength(1);
  const [order] = reported(shop);
  expect(Object.keys(order ?? {}).sort()).toEqual(['currency', 'orderId', 'orderNumber', 'total']);
  expect(order).toMatchObject({ orderNumber: await shownOrderNumber(page), currency: 'SEK' });
  await expect(
    page
      .getByRole('main')
      .getByText(formatMoney(ore(order?.total ?? 0)))
      .first(),
  ).toBeVisible();
  await expect(closeButton(page)).toHaveCount(0);
  await reloadUnreported(page, shop);

  // The app may open the order's own page with the id.
  await page.evaluate((path) => window.sendAsApp({ type: 'NAVIGATE', payload: { path } }), `/order/${order?.orderId}/`);
  await expect(page).toHaveURL(/\/external\/order\//);
  expect(await shownOrderNumber(page)).toBe(order?.orderNumber);
  expect(reported(shop)).toHaveLength(1);
});

test('an app is told once of an order that was paid on another page', async ({ page, browser }) => {
  test.slow();
  const shop = await atCheckout(page, {
    ...greeting('openExternal', 'orderCompleted'),
    OPEN_EXTERNAL: [{ type: 'ACK', payload: { ok: true } }],
  });
  const payment = await toPayment(page);
  await payment.getByRole('radio', { name: 'Bank' }).press('Space');
  await pressPay(payment);
  await answerAtBank(await atBank(page, shop, browser), 'Godkänn');
  expect(reported(shop)).toEqual([]);
  await comeBackFromBank(page, shop);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => reported(shop)).toHaveLength(1);
  await reloadUnreported(page, shop);
});

test('the confirmation can be closed where the app closes the shop, and stays if the app does not', async ({
  page,
}) => {
  test.slow();
  const shop = await atCheckout(page, greeting('close'));
  await expect(closeButton(page)).toHaveCount(0);
  await payFor(page);
  await expect(thanks(page)).toBeVisible();
  await closeButton(page).click();
  await expect.poll(() => closings(shop)).toEqual([{ path: '/kassa/tack/' }]);
  await expect(thanks(page)).toBeVisible();
  await expectAccessible(page);
  expect(reported(shop)).toEqual([]);
});

test('an app that answers late is told of an order that was shown before', async ({ page }) => {
  test.slow();
  const shop = await atCheckout(page, {});
  await payFor(page);
  await expect(thanks(page)).toBeVisible();
  await shownOrderNumber(page);
  expect(reported(shop)).toEqual([]);
  await page.evaluate(() =>
    window.sendAsApp({
      type: 'HELLO',
      payload: { version: 1, app: { name: 'A', version: '1' }, capabilities: ['orderCompleted', 'close'] },
    }),
  );
  await expect.poll(() => reported(shop)).toHaveLength(1);
  await expect(closeButton(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { answerAtBank, atBank, comeBackFromBank } from '../../support/bank';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { costOf, plainProduct, productThat, shortcutProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { type Answers, greeting } from '../../support/stand-in-app';
import { addToCart, browseTo, pressPay, toCheckout, toPayment } from '../../support/steps';
import { handedOver, trackedAs, trackedEvents } from '../../support/tracked-events';

/** One that everybody gets for less than its price. */
const reducedProduct = () =>
  productThat(
    ({ itemType, promotion, multiBuy, memberPrice, disclaimerSubstance, shippingTags, marketingSensitive, stock }) =>
      itemType === 'goods' &&
      promotion !== null &&
      multiBuy === null &&
      memberPrice === null &&
      disclaimerSubstance === null &&
      shippingTags.length === 0 &&
      !marketingSensitive &&
      stock > 10,
  );

/** An app that opens pages of others. */
const opening: Answers = {
  ...greeting('viewCheckout', 'openExternal'),
  OPEN_EXTERNAL: [{ type: 'ACK', payload: { ok: true } }],
};

/** On the site, events of private pages reach the tag manager on the next page where it may run, once each. */
async function expectHandedOver(page: Page, { mode }: Shop, names: string[]): Promise<void> {
  if (mode === 'external') return;
  const tracked = async () => (await handedOver(page)).map(({ name }) => name).filter((name) => names.includes(name));
  expect(await tracked()).toEqual([]);
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(tracked).toEqual(names);
  await page.reload();
  await expect.poll(async () => (await handedOver(page)).map(({ name }) => name)).toContain('page_viewed');
  expect(await tracked()).toEqual([]);
}

for (const mode of modes) {
  test(`${mode}: each step of a purchase is tracked once, also when the confirmation is reloaded`, async ({ page }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    const product = shortcutProduct();
    await shop.open('/');
    await shop.acceptCookies();
    await browseTo(page, product);
    await toCheckout(shop, await addToCart(page, product));
    const payment = await toPayment(page);
    await payment.getByRole('radio', { name: 'Swish' }).press('Space');
    await pressPay(payment);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
    const names = async () =>
      (await trackedEvents(page, shop)).map(({ name }) => name).filter((name) => steps.includes(name));
    await expect.poll(names).toEqual(steps);
    const [shipping] = await trackedAs(page, shop, 'add_shipping_info');
    expect(shipping).toMatchObject({
      currency: 'SEK',
      shipping_tier: 'Brevlåda',
      items: [{ item_id: product.productNumber }],
    });
    expect((await trackedAs(page, shop, 'add_payment_info'))[0]).toMatchObject({ payment_type: 'swish' });
    const order = (await trackedAs(page, shop, 'purchase'))[0];
    expect(order).toMatchObject({ items: [{ item_id: product.productNumber, quantity: 1 }] });
    await page.reload();
    await expect(page.getByText(String(order?.transaction_id), { exact: true })).toBeVisible();
    await expect.poll(names).toEqual(steps);
    await expectHandedOver(page, shop, steps);
  });

  test(`${mode}: what is reduced is tracked with what is paid for it in every event of its purchase, and a preselected way to pay is told`, async ({
    page,
  }) => {
    test.slow();
    const product = reducedProduct();
    const shop = await launchIn(page, mode);
    await shop.open(product.path);
    await shop.acceptCookies();
    await page.getByRole('button', { name: 'Fler' }).click();
    await toCheckout(shop, await addToCart(page, product));
    await pressPay(await toPayment(page));
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    const ordering = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
    // On the site those before are events of another document.
    const steps = mode === 'external' ? ['add_to_cart', 'view_cart', ...ordering] : ordering;
    const events = async () => (await trackedEvents(page, shop)).filter(({ name }) => steps.includes(name));
    await expect.poll(async () => (await events()).map(({ name }) => name).sort()).toEqual([...steps].sort());
    const paid = costOf(product, 2) / 100;
    for (const { name, parameters } of await events()) {
      const items = parameters.items as { price: number; quantity: number }[];
      const sum = items.reduce((before, { price, quantity }) => before + price * quantity, 0);
      expect([name, parameters.value, Math.round(sum * 100) / 100]).toEqual([name, paid, paid]);
    }
    expect((await trackedAs(page, shop, 'add_payment_info'))[0]).toMatchObject({ payment_type: 'kort' });
  });

  test(`${mode}: a purchase that is paid on the bank's page is tracked once in each step, with the same amounts`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode, opening);
    const product = shortcutProduct();
    await shop.open('/');
    await shop.acceptCookies();
    await browseTo(page, product);
    await toCheckout(shop, await addToCart(page, product));
    const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
    const names = async () =>
      (await trackedEvents(page, shop)).map(({ name }) => name).filter((name) => steps.includes(name));
    await expect.poll(names).toEqual(['begin_checkout']);
    await page.reload();
    const payment = await toPayment(page);
    await payment.getByRole('radio', { name: 'Bank' }).press('Space');
    await pressPay(payment);
    const bank = await atBank(page, shop, browser);
    await answerAtBank(bank, 'Godkänn');
    await comeBackFromBank(page, shop);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    await expect.poll(names).toEqual(steps);
    const values = (await trackedEvents(page, shop)).filter(({ name }) => steps.includes(name));
    expect(new Set(values.map(({ parameters }) => parameters.value)).size, JSON.stringify(values)).toBe(1);
    await expectHandedOver(page, shop, steps);
  });

  test(`${mode}, alike: products that a link adds at the checkout are tracked as added, once`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = plainProduct();
    await shop.open('/');
    await shop.acceptCookies();
    await shop.open(`/kassa/?tg=${product.productNumber}:2`);
    await expect(page.getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
    const added = () => trackedAs(page, shop, 'add_to_cart');
    const items = [expect.objectContaining({ item_id: product.productNumber, quantity: 2 })];
    await expect.poll(added).toEqual([expect.objectContaining({ items })]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
    await quiet(page);
    expect(await added()).toHaveLength(1);
    expect(await trackedAs(page, shop, 'begin_checkout')).toHaveLength(1);
  });

  test(`${mode}, alike: a membership that comes with an order is tracked`, async ({ page }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    const product = plainProduct();
    await shop.open(product.path);
    await shop.acceptCookies();
    await toCheckout(shop, await addToCart(page, product));
    const payment = await toPayment(page);
    await page.getByRole('checkbox', { name: /Jag vill bli medlem/ }).check();
    await pressPay(payment);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    await expect.poll(() => trackedAs(page, shop, 'sign_up')).toEqual([{ method: 'kundklubb' }]);
  });
}

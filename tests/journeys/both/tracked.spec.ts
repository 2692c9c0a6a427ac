import type { Page, Request } from '@playwright/test';
import { answerAtBank, atBank, comeBackFromBank } from '../../support/bank';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct, productThat, shortcut, shortcutProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { type Answers, greeting } from '../../support/stand-in-app';
import { addToCart, browseTo, pressPay, toCheckout, toPayment } from '../../support/steps';
import { handedOver, trackedAs, trackedEvents } from '../../support/tracked-events';

/** An app that opens pages of others. */
const opening: Answers = {
  ...greeting('viewCheckout', 'openExternal'),
  OPEN_EXTERNAL: [{ type: 'ACK', payload: { ok: true } }],
};

/** On the site, events of private pages reach the tag manager on the next page where it may run, once each. */
async function expectHandedOver(page: Page, { mode }: Shop, names: string[]): Promise<void> {
  if (mode === 'external') return;
  const counted = async () => (await handedOver(page)).map(({ name }) => name).filter((name) => names.includes(name));
  expect(await counted()).toEqual([]);
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(counted).toEqual(names);
  await page.reload();
  await expect.poll(async () => (await handedOver(page)).map(({ name }) => name)).toContain('page_viewed');
  expect(await counted()).toEqual([]);
}

for (const mode of modes) {
  test(`${mode}: each page view is tracked once, when the page is shown, also after going back`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = shortcutProduct();
    const { category } = shortcut();
    await shop.open('/');
    await shop.acceptCookies();
    await browseTo(page, product);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
    const paths = async () => (await trackedAs(page, shop, 'page_viewed')).map(({ page_path }) => page_path);
    await expect.poll(paths).toEqual(['/', category.path, product.path, category.path]);
    const titles = (await trackedAs(page, shop, 'page_viewed')).map(({ page_title }) => String(page_title));
    expect(titles[1]).toContain(category.title);
    expect(titles[2]).toContain(product.title);
  });

  test(`${mode}: of a page that does not exist only that is tracked, not what somebody wrote in its address`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.open('/');
    await shop.acceptCookies();
    const written = '19121212-1212-kim.lund@example.com';
    await shop.open(`/erbjudanden/${written}/`);
    // On the site, events wait for a page where the tag manager may load.
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' })).toBeHidden();
    const views = async () => (await trackedAs(page, shop, 'page_viewed')).slice(-2);
    await expect.poll(async () => (await views()).map(({ page_path }) => page_path)).toEqual(['/404/', '/']);
    expect((await views())[0]).toEqual({ page_path: '/404/', page_title: '/404/' });
    expect(JSON.stringify(await trackedEvents(page, shop))).not.toContain(written);
  });

  test(`${mode}: changes in the side cart are tracked as those of a flyout`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = plainProduct();
    await shop.open(product.path);
    await shop.acceptCookies();
    const cart = await addToCart(page, product);
    const changes = async () =>
      (await trackedAs(page, shop, 'flyout_product_list_item_cart_changed')).map(({ flyout, change }) => [
        flyout,
        change,
      ]);
    await cart.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    await expect.poll(changes).toEqual([['cart', 1]]);
    await cart.getByRole('button', { name: `Ta bort ${product.title}` }).click();
    await expect.poll(changes).toEqual([
      ['cart', 1],
      ['cart', -2],
    ]);
  });

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
    await page.reload();
    const payment = await toPayment(page);
    await payment.getByRole('radio', { name: 'Bank' }).press('Space');
    await pressPay(payment);
    const bank = await atBank(page, shop, browser);
    await answerAtBank(bank, 'Godkänn');
    await comeBackFromBank(page, shop);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
    const names = async () =>
      (await trackedEvents(page, shop)).map(({ name }) => name).filter((name) => steps.includes(name));
    await expect.poll(names).toEqual(steps);
    const values = (await trackedEvents(page, shop)).filter(({ name }) => steps.includes(name));
    expect(new Set(values.map(({ parameters }) => parameters.value)).size, JSON.stringify(values)).toBe(1);
    await expectHandedOver(page, shop, steps);
  });

  test(`${mode}: products in lists and in the cart are tracked as they are seen, chosen and removed`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const product = shortcutProduct();
    const { category } = shortcut();
    const of = (name: string) => trackedAs(page, shop, name);
    const items = [expect.objectContaining({ item_id: product.productNumber })];
    await shop.open('/');
    await shop.acceptCookies();
    await browseTo(page, product, async () => {
      await expect
        .poll(async () => (await of('view_item_list')).some((list) => list.item_list_name === category.path))
        .toBe(true);
    });
    await expect.poll(() => of('select_item')).toEqual([{ item_list_name: category.path, items }]);
    await expect.poll(() => of('view_item')).toEqual([expect.objectContaining({ items })]);
    const cart = await addToCart(page, product);
    await expect.poll(() => of('add_to_cart')).toEqual([expect.objectContaining({ items })]);
    await expect.poll(() => of('view_cart')).toEqual([expect.objectContaining({ items })]);
    await cart.getByRole('button', { name: `Ta bort ${product.title}` }).click();
    await expect.poll(() => of('remove_from_cart')).toEqual([expect.objectContaining({ currency: 'SEK', items })]);
  });

  test(`${mode}: products that a link adds at the checkout are tracked as added, once`, async ({ page }) => {
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

  test(`${mode}: a membership that comes with an order is tracked`, async ({ page }) => {
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

  test(`${mode}: for a marketing-sensitive product, only the type of page is tracked`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = productThat(
      ({ marketingSensitive, itemType, price, stock, disclaimerSubstance, maxQuantity }) =>
        marketingSensitive &&
        itemType !== 'prescription' &&
        price !== null &&
        disclaimerSubstance === null &&
        Math.min(stock, maxQuantity) >= 2,
    );
    await shop.open('/');
    await shop.acceptCookies();
    await shop.open(product.path);
    const cart = await addToCart(page, product);
    await cart.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (2)' })).toBeVisible();
    await cart.getByRole('link', { name: product.title }).first().click();
    await quiet(page);
    const names = async () => (await trackedEvents(page, shop)).map(({ name }) => name);
    // The tag manager, which reads addresses by itself, is not loaded on such a page.
    if (mode === 'external') await expect.poll(names).toContain('page_viewed');
    const events = await trackedEvents(page, shop);
    expect(JSON.stringify(events)).not.toContain(product.productNumber);
    expect(JSON.stringify(events)).not.toContain(product.title);
  });

  test(`${mode}: what a visitor types leaves in the shop's own words alone, and in no referrer`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = plainProduct();
    const tested = productThat(({ marketingSensitive, itemType }) => marketingSensitive && itemType !== 'prescription');
    const personal = ['19870412-9803', 'kim.lund@example.com', '070-123 45 67'];
    const searches = [product.title, `${product.title} ${personal.join(' ')}`, tested.title];
    const requests: Request[] = [];
    page.on('request', (request) => void requests.push(request));
    await shop.open('/');
    await shop.acceptCookies();
    await expect.poll(async () => (await trackedAs(page, shop, 'page_viewed')).length).toBe(1);
    const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
    for (const [at, text] of searches.entries()) {
      if (mode === 'site') {
        await field.fill(text);
        await field.press('Enter');
      } else await shop.open(`/hitta-produkter/?q=${encodeURIComponent(text)}`);
      await expect.poll(async () => (await trackedAs(page, shop, 'search')).length).toBe(at + 1);
    }
    const terms = (await trackedAs(page, shop, 'search')).map(({ search_term }) => search_term);
    const known = [...new Set(product.title.toLowerCase().match(/[\p{L}\p{N}]+/gu))].join(' ');
    expect(terms).toEqual([known, 'other', 'other']);
    const views = (await trackedAs(page, shop, 'page_viewed')).map(({ page_path, page_title }) => [
      page_path,
      page_title,
    ]);
    const searched = views.filter(([path]) => path !== '/');
    expect(searched.length).toBeGreaterThan(0);
    for (const view of searched) expect(view).toEqual(['/hitta-produkter/', '/hitta-produkter/']);
    const events = JSON.stringify(await trackedEvents(page, shop));
    for (const text of [...personal, '19870412', 'kim', tested.title]) expect(events).not.toContain(text);

    await quiet(page);
    const referrers = await Promise.all(requests.map(async (request) => (await request.allHeaders()).referer));
    const origin = `${new URL(page.url()).origin}/`;
    expect(referrers).toContain(origin);
    expect(new Set(referrers.filter((referrer) => referrer !== undefined))).toEqual(new Set([origin]));
  });
}

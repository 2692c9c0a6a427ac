import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { bag, bagRow, bringAsApp } from '../../support/prescription-bag';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { addToCart } from '../../support/steps';

const product = plainProduct();
const notice = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: 'Receptvarorna ligger inte i varukorgen än' });
const empty = (page: Page) => page.getByText('Din varukorg är tom');
const summary = (page: Page) => page.getByRole('region', { name: /^(Summering|Din beställning)$/ });
const changes = (shop: Shop) => shop.messages.filter(({ type }) => type === 'CART_CHANGE');
const last = (shop: Shop) => changes(shop).at(-1)?.payload as { total: number } | undefined;
const kronor = (öre = -1) =>
  new RegExp(`Att betala${(öre / 100).toFixed(2).replace(/\.00$/, '').replace('.', ',')}\\skr`);

test('goods on prescription that the app has not brought into the cart are shown as waiting', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  const token = await signInAs(page, 'prescriptions');
  await shop.open(paths.cart());
  await expect(bagRow(page, 'Enalapril')).toContainText('Till dig');
  await expect(bag(page)).toContainText('2 läkemedel på recept, 3 förpackningar');
  await expect(bag(page)).toContainText(/Du betalar för receptvaror\d+(,\d\d)?\skr/);
  await expect(notice(page)).toContainText(
    'De är inte med i summan och kan inte betalas förrän appen har lagt dem där.',
  );
  await expect(empty(page)).toHaveCount(0);
  await expectAccessible(page);
  const waiting = { numberOfItems: 3, hasPrescriptions: true, prescriptionsWaiting: true, total: 0 };
  await expect.poll(() => last(shop)).toMatchObject({ ...waiting, cartId: expect.stringMatching(/.+/) });

  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => last(shop)).toMatchObject(waiting);
  const before = changes(shop).length;
  await notice(page).getByRole('button', { name: 'Försök igen' }).click();
  await expect.poll(() => changes(shop).length).toBe(before + 1);
  expect(last(shop)).toMatchObject(waiting);
  expect(shop.requested.filter((url) => url.includes('/prescription-bag'))).toEqual([]);

  await bringAsApp(page, token);
  await expect(notice(page)).toHaveCount(0);
  await expect(bag(page)).toContainText('2 läkemedel på recept, 3 förpackningar');
  await expect
    .poll(() => last(shop))
    .toMatchObject({ ...waiting, prescriptionsWaiting: false, total: expect.any(Number) });
  await expect(summary(page)).toContainText(kronor(last(shop)?.total));
  expect(last(shop)?.total).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('beside ordinary goods they wait in cart, side cart and checkout, and the sum is that of the others', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external');
  const token = await signInAs(page, 'prescriptions');
  await shop.open(product.path);
  const side = await addToCart(page, product);
  await expect(side.getByRole('heading', { name: 'Varukorg (4)' })).toBeVisible();
  await expect(notice(side)).toBeVisible();
  await expect(side.getByText('så är frakten fri')).toHaveCount(0);
  await expect(side.getByRole('list', { name: 'Receptvaror i varukorgen' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  const waiting = { numberOfItems: 4, hasPrescriptions: true, prescriptionsWaiting: true };
  await expect.poll(() => last(shop)).toMatchObject(waiting);
  for (const path of [paths.cart(), paths.checkout()]) {
    await shop.open(path);
    await expect(notice(page)).toBeVisible();
    await expect(bagRow(page, 'Levotyroxin')).toBeVisible();
    await expect.poll(() => last(shop)).toMatchObject(waiting);
    await expect(summary(page)).toContainText(kronor(last(shop)?.total));
    await expectAccessible(page);
  }
  await bringAsApp(page, token);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Frakten är fri').first()).toBeVisible();
  await expect.poll(() => last(shop)).toMatchObject({ ...waiting, prescriptionsWaiting: false });
  await expect(summary(page)).toContainText(kronor(last(shop)?.total));
});

test('a cart of waiting goods alone has no checkout, and they can be changed and removed there', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  await signInAs(page, 'prescriptions');
  await shop.open(paths.checkout());
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fortsätt', exact: true })).toHaveCount(0);
  await bagRow(page, 'Enalapril').getByRole('button', { name: 'Minska antalet' }).click();
  await expect(bag(page)).toContainText('2 förpackningar');
  await expect.poll(() => last(shop)).toMatchObject({ numberOfItems: 2, prescriptionsWaiting: true });
  await bagRow(page, 'Enalapril').getByRole('button', { name: 'Ta bort' }).click();
  await expect(bagRow(page, 'Enalapril')).toHaveCount(0);
  await bagRow(page, 'Levotyroxin').getByRole('button', { name: 'Ta bort' }).click();
  await expect(empty(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect
    .poll(() => last(shop))
    .toMatchObject({ numberOfItems: 0, hasPrescriptions: false, prescriptionsWaiting: false });
});

test('the cart is not called empty before it is known whether goods wait', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  await signInAs(page, 'prescriptions');
  await fault(page, { path: '/api/expedition/cart', effect: { kind: 'delay', ms: 3000 } });
  await shop.open(paths.cart());
  await expect(page.getByRole('status', { name: 'Varukorgen laddas' })).toBeVisible();
  await expect(notice(page).or(empty(page)).first()).toContainText('Receptvarorna ligger inte i varukorgen än');
  await clearFaults(page);
});

test('all of them removed at once are not taken for waiting', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  const token = await signInAs(page, 'prescriptions');
  await shop.open(paths.cart());
  await expect(notice(page)).toBeVisible();
  await bringAsApp(page, token);
  await bag(page).getByRole('button', { name: 'Ta bort alla receptvaror' }).click();
  const sent = changes(shop).length;
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort alla', exact: true }).click();
  await expect(empty(page)).toBeVisible();
  await expect.poll(() => last(shop)).toMatchObject({ numberOfItems: 0, hasPrescriptions: false, total: 0 });
  expect(
    changes(shop)
      .slice(sent)
      .map(({ payload }) => payload),
  ).toEqual([expect.objectContaining({ prescriptionsWaiting: false })]);
  await page.reload();
  await expect(empty(page)).toBeVisible();
});

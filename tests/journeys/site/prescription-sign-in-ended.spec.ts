import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { isSignedIn, readCode, watchCode } from '../../support/e-id';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { addToCart } from '../../support/steps';

const product = plainProduct();
const medicine = productThat(({ title, stock }) => title.startsWith('Atorvastatin Nordrex 20 mg') && stock > 0);
const details = { title: 'Utloggad', errorType: 'ACCESS_ERROR', errorCode: 'EXP_401', errorFields: [] };
const ended = { kind: 'status', status: 401, body: { error: 'Unauthorized', details } } as const;
const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Din inloggning har upphört' });

/** The prescription service takes no token any more. */
async function end(page: Page): Promise<void> {
  await fault(page, { path: '/api/expedition/**', effect: ended });
}

test('in the prescription area the sign-in is offered in place, and leads back to the prescription', async ({
  page,
}) => {
  test.slow();
  const code = watchCode(page);
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open(product.path);
  await addToCart(page, product);
  await shop.open('/recept/');
  await main(page)
    .getByRole('link', { name: /^Atorvastatin/ })
    .click();
  const { pathname } = new URL(page.url());
  // Everything has been read: a read that is refused on the way would end the sign-in before the click.
  await expect(main(page).getByRole('group', { name: 'Välj vara' })).toBeVisible();
  await quiet(page);
  await end(page);
  await main(page).getByRole('link', { name: 'Alla recept' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Din inloggning har upphört');
  await expect(main(page).getByText('Atorvastatin')).toHaveCount(0);
  await expect(main(page).getByText('Just nu kan vi inte visa dina recept')).toHaveCount(0);
  await expectAccessible(page);
  // At the service, too: a reload does not restore it.
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: /^Varukorg, / }).click();
  const cart = page.getByRole('dialog', { name: 'Varukorg' });
  await expect(cart.getByRole('link', { name: product.title }).first()).toBeVisible();
  await expect(cart.getByRole('alert').filter({ hasText: 'Din inloggning har upphört' })).toBeVisible();
  await cart.getByRole('button', { name: 'Stäng' }).click();

  await clearFaults(page);
  await main(page).getByRole('button', { name: 'BankID', exact: true }).click();
  await main(page).getByRole('button', { name: 'BankID på en annan enhet' }).click();
  const app = await readCode(page, code);
  await app.getByLabel('Vem loggar in?').selectOption({ label: 'Rune Granat, 19630404-2382' });
  await app.getByRole('button', { name: 'Godkänn' }).click();
  // The prescription of somebody else: the page is the one that was open.
  await expect(main(page).getByText('Receptet finns inte')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await expect(notice(page)).toHaveCount(0);
});

test('in the cart the ordinary products stay, and the sign-in leads back', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open(product.path);
  await addToCart(page, product);
  // A read of this page that is refused would end the sign-in before the next one opens.
  await quiet(page);
  await end(page);
  await shop.open('/varukorg/');
  await expect(notice(page)).toContainText('Varorna ligger kvar, utom det du har på recept.');
  await expect(main(page).getByRole('link', { name: product.title }).first()).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Receptvaror' })).toHaveCount(0);
  await expectAccessible(page);
  await notice(page).getByRole('link', { name: 'Logga in igen' }).click();
  await expect(page).toHaveURL(/\/kundklubb-login\/\?till=%2Fvarukorg%2F$/);
});

test("on a prescription product's page the sign-in is offered in place", async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await end(page);
  await shop.hasDeclinedCookies();
  await shop.open(medicine.path);
  await expect(notice(page)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'BankID', exact: true })).toBeVisible();
  await expectAccessible(page);
});

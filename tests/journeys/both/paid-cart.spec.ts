import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { shownOrderNumber } from '../../support/orders';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { pressPay, throughDelivery, toPayment, visitCart } from '../../support/steps';

const product = plainProduct();
const confirmation = { method: 'POST', path: '/api/web/cart2/**/confirm' };
const thankYou = /\/kassa\/tack\/$/;

/** Paid for, but the order could not be made yet. */
async function paidCart(page: Page, mode: Mode, person?: string) {
  const shop = await visitCart(page, product, mode, person);
  await shop.open('/kassa/');
  await pay(page);
  return shop;
}

async function pay(page: Page): Promise<void> {
  const payment = await toPayment(page);
  await fault(page, { ...confirmation, effect: { kind: 'status', status: 503 } });
  await pressPay(payment);
  await expect(unsure(page)).toBeVisible();
}

async function signOut(page: Page, shop: Shop): Promise<void> {
  await clearFaults(page);
  await shop.open(paths.signIn());
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
}

const unsure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Vi vet ännu inte om betalningen gick igenom' });
const paidAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Varukorgen är redan betald' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Fortsätt', exact: true }).click();

for (const mode of modes) {
  test.describe(`${mode}: a cart that is paid for, but not ordered yet`, () => {
    test.slow();

    test('says so to a customer who signs in, and is ordered once they are in the checkout', async ({ page }) => {
      const shop = await paidCart(page, mode);
      await signInAs(page, 'member');
      await shop.open('/varukorg/');
      await expect(paidAlert(page)).toContainText('Gå till kassan och slutför köpet');
      await expectAccessible(page);
      await clearFaults(page);
      await shop.open('/kassa/');
      await expect(page).toHaveURL(thankYou);
      await shownOrderNumber(page);
      await shop.open('/varukorg/');
      await expect(page.getByText('Din varukorg är tom')).toBeVisible();
      await expect(paidAlert(page)).toHaveCount(0);
    });

    test('alike: is ordered without another payment in another tab', async ({ page, context }) => {
      const shop = await paidCart(page, mode);
      await page.close();
      const other = await context.newPage();
      await shop.open('/varukorg/', other);
      await expect(unsure(other)).toContainText('Betala inte en gång till.');
      await expectAccessible(other);
      await unsure(other).getByRole('button', { name: 'Kontrollera i kassan' }).click();
      if (mode === 'external') await shop.open('/kassa/', other);
      await expect(other.getByRole('button', { name: 'Kontrollera igen' })).toBeVisible();
      await expectAccessible(other);
      await clearFaults(other);
      await other.getByRole('button', { name: 'Kontrollera igen' }).click();
      await expect(other).toHaveURL(thankYou);
      await shop.open('/varukorg/', other);
      await expect(other.getByText('Din varukorg är tom')).toBeVisible();
      await expect(unsure(other)).toHaveCount(0);
    });

    test('alike: says so in the cart of all tabs, until it is ordered', async ({ page, context }) => {
      const shop = await visitCart(page, product, mode);
      const other = await context.newPage();
      await shop.open('/varukorg/', other);
      await expect(other.getByRole('main').getByRole('link', { name: product.title }).first()).toBeVisible();
      await shop.open('/kassa/');
      await pay(page);
      await expect(unsure(other)).toBeVisible();
      await shop.open('/varukorg/');
      await expect(unsure(page)).toBeVisible();
      await clearFaults(page);
      await shop.open('/kassa/');
      await expect(page).toHaveURL(thankYou);
      await expect(unsure(other)).toHaveCount(0);
    });

    test('alike: is not ordered by the next person, who gets a new one', async ({ page }) => {
      const shop = await paidCart(page, mode, 'member');
      await signOut(page, shop);
      await shop.open('/kassa/');
      await goOn(page);
      await expect(paidAlert(page)).toContainText('Logga in igen');
      await expectAccessible(page);
      await paidAlert(page).getByRole('button', { name: 'Börja på en ny varukorg' }).click();
      await expect(page.getByText('Din varukorg är tom')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeFocused();
    });

    test('alike: is its customer’s again after a new sign-in', async ({ page }) => {
      const shop = await paidCart(page, mode, 'member');
      await signOut(page, shop);
      await shop.open('/kassa/');
      await goOn(page);
      await expect(paidAlert(page)).toBeVisible();
      await signInAs(page, 'member');
      await shop.open('/kassa/');
      await goOn(page);
      await throughDelivery(page);
      await expect(page).toHaveURL(thankYou);
    });
  });
}

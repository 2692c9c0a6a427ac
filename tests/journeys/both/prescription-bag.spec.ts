import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { fillCart } from '../../support/cart-service';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { bag } from '../../support/prescription-bag';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { addToCart, throughDelivery } from '../../support/steps';

const product = plainProduct();
const attach = { method: 'PUT', path: '/api/web/cart2/**/prescription-bag' };
const specification = (page: Page) =>
  page.getByRole('checkbox', { name: 'Jag vill ha en receptspecifikation på papper i paketet' });

test('site: the prescription bag is added to the cart automatically and can be removed at once', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  await shop.open('/varukorg/');
  await expect(bag(page)).toContainText('2 läkemedel på recept, 3 förpackningar');
  await expect(bag(page)).toContainText('Du betalar för receptvaror');
  await expectAccessible(page);

  await bag(page).getByRole('button', { name: 'Ta bort alla receptvaror' }).click();
  const question = page.getByRole('dialog', { name: 'Vill du ta bort alla receptvaror?' });
  await question.getByRole('button', { name: 'Behåll dem' }).click();
  await fault(page, { method: 'DELETE', path: '/api/web/cart2/**/rx', effect: { kind: 'status', status: 500 } });
  await bag(page).getByRole('button', { name: 'Ta bort alla receptvaror' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ta bort alla', exact: true }).click();
  await expect(bag(page).getByRole('alert')).toContainText('Receptvarorna kunde inte tas bort');
  await clearFaults(page);
  await bag(page).getByRole('button', { name: 'Ta bort alla receptvaror' }).click();
  await question.getByRole('button', { name: 'Ta bort alla', exact: true }).click();
  await expect(bag(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: product.title }).first()).toBeVisible();
  await expect(bag(page)).toBeHidden();
});

test('site: the specification can be ordered on paper, or after the purchase if that fails', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  await shop.open('/kassa/');
  await expect(bag(page)).toBeVisible();
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await throughDelivery(page);
  await expect(specification(page)).not.toBeChecked();
  await fault(page, {
    method: 'PUT',
    path: '/api/web/cart2/**/prescribed-details-requested/*',
    effect: { kind: 'status', status: 500 },
  });
  await specification(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ett tillfälligt fel' })).toContainText('efter köpet');
  await expect(specification(page)).not.toBeChecked();
  await expectAccessible(page);
  await clearFaults(page);
  await specification(page).check();
  await expect(page.getByRole('alert').filter({ hasText: 'Ett tillfälligt fel' })).toBeHidden();
  await page.reload();
  await expect(specification(page)).toBeChecked();
});

test('site: a bag that cannot be added to the cart shows an error, and retrying reloads the page', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await fault(page, { ...attach, effect: { kind: 'status', status: 500 } });
  await shop.open('/varukorg/');
  const failure = page.getByRole('dialog', { name: 'Någonting gick fel' });
  await expect(failure).toContainText('Dina receptvaror kunde inte läggas i varukorgen.');
  await expectAccessible(page);
  await clearFaults(page);
  await failure.getByRole('button', { name: 'Försök igen' }).click();
  await expect(failure).toBeHidden();
  await expect(bag(page)).toBeVisible();
});

for (const mode of modes) {
  test(`${mode}, alike: unavailable prescription goods are shown as left out and appear on retry`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await fault(page, { path: '/api/expedition/**', effect: { kind: 'status', status: 404 } });
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await addToCart(page, product);
    await shop.open('/varukorg/');
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Dina receptvaror kunde inte hämtas' });
    await expect(alert).toContainText('och visas inte i varukorgen.');
    await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
    await expect(bag(page)).toBeHidden();
    await expectAccessible(page);
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(alert).toBeHidden();
    await expect(bag(page)).toContainText('2 läkemedel på recept');
  });
}

test('site: a bag in the cart is still shown, and not as left out, while it cannot be fetched', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open('/varukorg/');
  await expect(bag(page)).toBeVisible();
  await fault(page, { path: '/api/expedition/**', effect: { kind: 'status', status: 404 } });
  await page.reload();
  await expect(bag(page)).toContainText('2 läkemedel på recept');
  await quiet(page);
  await expect(bag(page)).toBeVisible();
  await expect(page.getByText(/visas inte i varukorgen/)).toHaveCount(0);
});

test('site: beside prescription goods, the last product can be had back', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  await shop.open('/varukorg/');
  await expect(bag(page)).toBeVisible();
  const main = page.getByRole('main');
  const remove = main.getByRole('button', { name: `Ta bort ${product.title}` });
  await fault(page, { method: 'DELETE', path: '/api/web/cart2/**/tg/*', effect: { kind: 'status', status: 500 } });
  await remove.click();
  await expect(main.getByRole('alert').filter({ hasText: 'Varukorgen kunde inte ändras' })).toBeVisible();
  await expect(remove).toBeFocused();
  await clearFaults(page);
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Ångra' }).click();
  await expect(main.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
});

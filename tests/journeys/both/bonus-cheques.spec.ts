import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { evenlyPricedProduct, plainProduct, productThat } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { addToCart, visitCart } from '../../support/steps';

/** Costs more than the small cheques and less than the large one. */
const product = evenlyPricedProduct(6_500, 9_500);
const formula = productThat(({ bonusExcluded, price, stock }) => bonusExcluded && price !== null && stock > 10);
const list = { method: 'GET', path: '/api/web/cart2/protected/**' };
const use = { method: 'POST', path: '/api/web/cart2/**/bonus-check' };

const section = (page: Page) => page.getByRole('region', { name: 'Bonuscheckar' });
const toUse = (page: Page, amount: number) =>
  section(page).getByRole('button', { name: new RegExp(`^Använd bonuschecken på ${amount}\\skr`) });
const toRemove = (page: Page, amount: number) =>
  section(page).getByRole('button', { name: new RegExp(`^Ta bort bonuschecken på ${amount}\\skr`) });

for (const mode of modes) {
  test(`${mode}, alike: a member pays with cheques, is warned before a cheque exceeds the price of the products, and still has it`, async ({
    page,
  }) => {
    const shop = await visitCart(page, product, mode, 'member');
    await expect(section(page).getByRole('listitem')).toHaveCount(3);
    const summary = page.getByRole('region', { name: 'Summering' });
    await toUse(page, 20).click();
    await expect(toRemove(page, 20)).toBeVisible();
    await expect(summary.getByRole('term').filter({ hasText: 'Bonuscheckar' })).toBeVisible();
    await expectAccessible(page);

    await toUse(page, 100).click();
    const warning = page.getByRole('dialog', { name: 'Checken är värd mer än det som ska betalas' });
    await expect(warning).toContainText('du får inga pengar tillbaka');
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'Avbryt' }).click();
    await expect(toUse(page, 100)).toBeFocused();
    await toUse(page, 100).click();
    await warning.getByRole('button', { name: 'Använd hela checken' }).click();
    await expect(toRemove(page, 100)).toBeVisible();
    await expect(section(page)).toContainText('Det finns inget mer i varukorgen som bonuscheckar kan betala.');
    await expect(toUse(page, 40)).toBeHidden();

    await shop.open('/kassa/');
    await toRemove(page, 100).click();
    await expect(toUse(page, 100)).toBeVisible();
    await toRemove(page, 20).click();
    await expect(toUse(page, 20)).toBeFocused();
    await expectAccessible(page);
  });
}

for (const mode of modes) {
  test(`${mode}, alike: formula cannot be paid for with cheques`, async ({ page }) => {
    await visitCart(page, formula, mode, 'member');
    await expect(section(page)).toContainText('Det finns inget mer i varukorgen som bonuscheckar kan betala.');
    await expect(toUse(page, 20)).toBeHidden();
  });
}

for (const mode of modes) {
  test(`${mode}, alike: a customer who is not a member sees no cheques, and a member without cheques sees a message`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'member-unverified');
    await shop.hasDeclinedCookies();
    await shop.open(plainProduct().path);
    await addToCart(page, plainProduct());
    await shop.open('/varukorg/');
    await expect(section(page)).toContainText('Du har inga bonuscheckar att använda just nu.');
    await signInAs(page, 'customer');
    await page.evaluate(() => localStorage.clear());
    await shop.open(plainProduct(1).path);
    await addToCart(page, plainProduct(1));
    await shop.open('/varukorg/');
    await expect(page.getByRole('textbox', { name: 'Rabattkod' })).toBeVisible();
    await expect(section(page)).toBeHidden();
  });
}

for (const mode of modes) {
  test(`${mode}, alike: each reason for refusing a cheque is shown, and so is a list that fails to load`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'member');
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await addToCart(page, product);
    await fault(page, { ...list, effect: { kind: 'status', status: 404 } });
    await shop.open('/varukorg/');
    await expect(section(page).getByRole('alert')).toContainText('Något gick fel när bonuscheckarna hämtades');
    await expectAccessible(page);
    await clearFaults(page);
    await section(page).getByRole('button', { name: 'Försök igen' }).click();
    await expect(toUse(page, 20)).toBeVisible();

    const alert = section(page).getByRole('alert').filter({ hasText: 'Bonuschecken kunde inte läggas till' });
    for (const [effect, reason] of [
      [{ kind: 'status', status: 503 }, 'Felet ligger hos oss (fel 503).'],
      [{ kind: 'status', status: 409, body: { errorCode: 'CHEQUE_USED' } }, 'Bonuschecken är redan använd.'],
      [{ kind: 'status', status: 409, body: { errorCode: 'CHEQUE_EXPIRED' } }, 'Bonuschecken gäller inte längre.'],
      [{ kind: 'status', status: 409, body: { errorCode: 'SOMETHING_NEW' } }, 'Något oväntat hände.'],
    ] as const) {
      await fault(page, { ...use, effect });
      await toUse(page, 20).click();
      await expect(alert).toContainText(reason);
      await clearFaults(page);
    }
    await expectAccessible(page);
    await fault(page, { ...use, effect: { kind: 'drop' } });
    await toUse(page, 20).click();
    await expect(alert).toContainText('Nätverksfel.', { timeout: 20_000 });
    await clearFaults(page);
    await toUse(page, 20).click();
    await expect(toRemove(page, 20)).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

for (const mode of modes) {
  test(`${mode}, alike: a cheque that cannot be removed shows an error, stays, and is removed on retry`, async ({
    page,
  }) => {
    await visitCart(page, product, mode, 'member');
    await toUse(page, 20).click();
    await fault(page, { ...use, method: 'DELETE', effect: { kind: 'status', status: 503 } });
    await toRemove(page, 20).click();
    const alert = section(page).getByRole('alert').filter({ hasText: 'Bonuschecken kunde inte tas bort' });
    await expect(alert).toContainText('Felet ligger hos oss (fel 503).');
    await expect(toRemove(page, 20)).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await toRemove(page, 20).click();
    await expect(toUse(page, 20)).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { readCode, watchCode } from '../../support/e-id';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';

const named = (start: string, inStock = true) =>
  productThat(({ title, stock }) => title.startsWith(start) && stock > 0 === inStock);
const exchangeable = productThat(
  ({ title, stock, brand }) => /^Atorvastatin .* 20 mg .* 100 st$/.test(title) && brand !== 'Nordrex' && stock > 0,
);
const notPrescribed = named('Salbutamol');
const prescribed = (substance: string, strength: string, size = '') =>
  productThat(({ title }) => title.startsWith(`${substance} Nordrex ${strength} `) && title.endsWith(size));
const main = (page: Page) => page.getByRole('main');
const calls = ({ requested }: Shop) => requested.filter((url) => url.includes('/api/expedition/'));

for (const mode of modes) {
  test(`${mode}, alike: a customer with a prescription for what the product may replace orders it from there`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(exchangeable.path);
    await expect(main(page).getByText('Du har recept på varan.')).toBeVisible();
    await expectAccessible(page);
    await main(page)
      .getByRole('link', { name: /^Beställ på recept som gäller till \d{4}-/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Atorvastatin Nordrex/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: exchangeable.title })).toBeChecked();
    expect(page.url()).not.toContain(exchangeable.productNumber);

    await shop.open(notPrescribed.path);
    await expect(main(page).getByText('Du har inget recept på varan.')).toBeVisible();
    await expectAccessible(page);
    await fault(page, { path: '/api/expedition/prescriptions', effect: { kind: 'status', status: 503 } });
    await page.reload();
    const alert = main(page).getByRole('alert').filter({ hasText: 'Just nu kan vi inte visa dina recept' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(main(page).getByText('Du har inget recept på varan.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Se mina recept' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mina recept' })).toBeVisible();
  });

  test(`${mode}, alike: prescriptions are read neither before the terms are accepted nor on other products' pages`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'newcomer');
    await shop.hasDeclinedCookies();
    await shop.open(exchangeable.path);
    await expect(main(page).getByText(/^Godkänn villkoren för recept/)).toBeVisible();
    await expectAccessible(page);
    expect(calls(shop).filter((url) => url.endsWith('prescriptions'))).toEqual([]);
    const before = shop.requested.length;
    await shop.open(plainProduct().path);
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible();
    expect(shop.requested.slice(before).filter((url) => /prescriptions$|PrescribedProduct/.test(url))).toEqual([]);
  });
}

for (const mode of modes) {
  test(`${mode}, alike: the page says what is true of a prescription that nothing can be ordered from now`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(prescribed('Sertralin', '50 mg', '30 st').path);
    await expect(main(page).getByText(/^Nästa uttag kan göras från och med \d{4}-\d\d-\d\d\.$/)).toBeVisible();
    await expect(main(page).getByText('Du har inget recept på varan.')).toHaveCount(0);
    await expectAccessible(page);
    await expect(main(page).getByText(/^Du har recept på varan|^Det finns recept på varan/)).toHaveCount(0);
    await shop.open(prescribed('Folsyra', '1 mg').path);
    await expect(main(page).getByText('Varan går inte att beställa på recept här just nu.')).toBeVisible();
    await expect(main(page).getByText('Receptet har gått ut. Be vården om ett nytt.')).toBeVisible();
    await shop.open(prescribed('Levotyroxin', '100 mikrogram').path);
    await expect(main(page).getByText(/^I varukorgen: Levotyroxin/)).toBeVisible();
    await main(page).getByRole('link', { name: 'Visa ditt recept' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Levotyroxin/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Beställ', exact: true })).toContainText('I varukorgen: Levotyroxin');
  });

  test(`${mode}, alike: a guardian orders for a child, and a receiver for the giver, from the product's page`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'guardian');
    await shop.hasDeclinedCookies();
    await shop.open(prescribed('Amoxicillin', '500 mg', '20 st').path);
    await expect(main(page).getByText(/^Det finns recept på varan till någon som du beställer åt\./)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Beställ på recept till Hugo' })).toBeVisible();
    // The prescriptions of whoever has turned 13 are neither read nor named.
    await expect(main(page).getByText('Ebba')).toHaveCount(0);
    await expectAccessible(page);
    await fault(page, { path: '/api/expedition/children/*/prescriptions', effect: { kind: 'status', status: 503 } });
    await page.reload();
    const alert = main(page).getByRole('alert').filter({ hasText: 'Just nu kan vi inte visa dina recept' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await main(page).getByRole('link', { name: 'Beställ på recept till Alva' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Recept för Alva' })).toBeVisible();
    await expect(page.getByRole('radio', { name: prescribed('Amoxicillin', '500 mg', '20 st').title })).toBeChecked();

    await page.evaluate(() => localStorage.clear());
    await signInAs(page, 'receiver');
    await shop.open(prescribed('Enalapril', '10 mg', '30 st').path);
    await expect(main(page).getByRole('link', { name: 'Beställ på recept till Gun' })).toBeVisible();
  });

  test(`${mode}, alike: where the terms of one kind are missing, the page says which prescriptions it has not seen`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const token = await signInAs(page, 'newcomer');
    const accept = (data: Record<string, true>) =>
      page.request.patch('/api/expedition/customer', { headers: { authorization: `Bearer ${token}` }, data });
    expect((await accept({ termsConfirmedAnimal: true })).ok()).toBe(true);
    await shop.hasDeclinedCookies();
    await shop.open(notPrescribed.path);
    await expect(
      main(page).getByText(/^Dina djur har inget recept på varan\. Godkänn villkoren för recept/),
    ).toBeVisible();
    await expectAccessible(page);
    expect(calls(shop).filter((url) => /\/expedition\/(prescriptions|children|powers)/.test(url))).toEqual([]);
    expect((await accept({ termsConfirmedCustomer: true })).ok()).toBe(true);
    await page.reload();
    await expect(main(page).getByText('Du har inget recept på varan.')).toBeVisible();
  });
}

test('site: whoever is not signed in signs in on the product page and comes back to it', async ({ page }) => {
  const code = watchCode(page);
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(exchangeable.path);
  const signIn = main(page).getByRole('button', { name: 'Logga in och köp på recept' });
  await expect(signIn).toBeVisible();
  expect(calls(shop)).toEqual([]);
  await signIn.click();
  await expect(main(page).getByRole('heading', { name: 'Logga in för att köpa på recept' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Logga in för att köpa på recept');
  // Pressing it may have scrolled the favourite button halfway below the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'BankID', exact: true }).click();
  await main(page).getByRole('button', { name: 'BankID på en annan enhet' }).click();
  const app = await readCode(page, code);
  await app.getByLabel('Vem loggar in?').selectOption({ label: 'Rune Granat, 19630404-2382' });
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await expect(main(page).getByText('Du har inget recept på varan.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${exchangeable.path}$`));
});

test('site: Freja leads back to the product', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(exchangeable.path);
  await main(page).getByRole('button', { name: 'Logga in och köp på recept' }).click();
  await main(page).getByRole('button', { name: 'Freja' }).click();
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: exchangeable.title })).toBeVisible();
  await expect(main(page).getByText(/recept på varan|Godkänn villkoren för recept/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${exchangeable.path}$`));
});

test('external: the app owns the sign-in; its token shows the prescription', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting('token'));
  const token = await signInAs(page, 'animal-owner');
  const product = named('Cefalexin');
  await shop.open(product.path);
  await main(page).getByRole('button', { name: 'Logga in och köp på recept' }).click({ timeout: 20_000 });
  await expect(main(page).getByText('Du loggar in i appen.')).toBeVisible();
  await page.evaluate(
    (accessToken) => window.sendAsApp({ type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + 600_000 } }),
    token,
  );
  await main(page).getByRole('link', { name: 'Beställ på recept till Bosse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cefalexin/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.animals()}[0-9a-f]+/$`));
});

test('site: of many prescriptions for a product the page shows five, and leads to all', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'many-prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open(prescribed('Sertralin', '100 mg', '98 st').path);
  await expect(main(page).getByRole('link', { name: /^Beställ på recept som gäller till/ })).toHaveCount(5);
  await main(page).getByRole('link', { name: 'Alla dina recept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mina recept' })).toBeVisible();
});

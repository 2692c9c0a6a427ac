import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { visitCheckout } from '../../support/steps';

test('a member does not write again what the profile knows, and can change it', async ({ page }) => {
  test.slow();
  await signInAs(page, 'member');
  const product = plainProduct();
  await visitCheckout(page, product);
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  const delivery = page.frameLocator('iframe[title="Leverans"]');
  for (const [label, value] of [
    ['E-post', 'anders.bergstrom@example.se'],
    ['Mobilnummer (valfritt)', '070-174 06 06'],
    ['Förnamn', 'Anders'],
    ['Efternamn', 'Bergström'],
    ['Gatuadress', 'Exempelvägen 12'],
    ['Postnummer', '111 22'],
    ['Ort', 'Stockholm'],
  ] as const) {
    await expect(delivery.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expectAccessible(page);
  await delivery.getByLabel('Gatuadress').fill('Exempelgränd 3');
  await delivery.getByRole('radio', { name: /Brevlåda/ }).check();
  await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Betalning.*steg 3/ })).toBeVisible();
  await expect(page.getByText('Exempelgränd 3')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { productThat } from '../../support/products';
import { addToCart } from '../../support/steps';

const onPrescription = productThat(
  ({ activeSubstance, itemType }) => activeSubstance === 'diklofenak' && itemType === 'prescription',
);
const medicine = productThat(
  ({ itemType, disclaimerSubstance, discontinued, price, stock }) =>
    itemType === 'otc' && disclaimerSubstance === null && !discontinued && price !== null && stock > 5,
);
const labelled = productThat(({ labels, discontinued }) => labels.length > 1 && !discontinued);
const forMembers = productThat(({ memberPrice, discontinued }) => memberPrice !== null && !discontinued);

const question = (page: Page) => page.getByRole('dialog', { name: 'Innan du köper: diklofenak' });
const restricted = {
  path: `/api/pharmacy/public/restriction/item/${medicine.productNumber}`,
  effect: { kind: 'status', status: 200, body: { substance: 'diklofenak', productUrl: medicine.path } },
} as const;

for (const mode of modes) {
  test(`${mode}, alike: a prescription product has no buy button and explains how it is bought`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(onPrescription.path);
    await expect(page.getByText('Receptbelagd vara')).toBeVisible();
    await expect(page.getByText(/^Varan kräver recept\./)).toBeVisible();
    await expect(page.getByRole('button', { name: /varukorgen|köpas/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`${mode}, alike: a substance that has required a disclaimer since the page was built shows it`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await fault(page, restricted);
    await shop.open(medicine.path);
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
  });

  test(`${mode}, alike: from a list, such a product is not added before its disclaimer was shown`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await fault(page, restricted);
    await shop.hasDeclinedCookies();
    await shop.open(`/hitta-produkter/?q=${encodeURIComponent(medicine.title)}`);
    await page.getByRole('button', { name: `Köp ${medicine.title}`, exact: true }).click();
    await expect(question(page)).toBeVisible();
    expect(shop.requested.filter((url) => url.includes('/tg/'))).toEqual([]);
  });

  test(`${mode}, alike: notices for a medicine required by law are shown on its page and in the cart`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(medicine.path);
    const notice = /^Läs bipacksedeln noga\. Fråga en farmaceut/;
    await expect(page.getByRole('main').getByText(notice)).toBeVisible();
    const cart = await addToCart(page, medicine);
    await expect(cart.getByText(notice)).toBeVisible();
  });

  test(`${mode}, alike: product labels are explained, and the club price is shown next to the regular price`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(labelled.path);
    await page.getByText('Märkning', { exact: true }).click();
    for (const { title, text } of labelled.labels) {
      await expect(page.getByText(title, { exact: true }).last()).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    await expectAccessible(page);
    await shop.open(forMembers.path);
    await expect(page.getByText(/^Medlemspris \d/).first()).toBeVisible();
  });
}

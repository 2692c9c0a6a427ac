import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { productThat } from '../../support/products';
import { quiet } from '../../support/quiet-network';

const isSold = (product: ReturnType<typeof productThat>) =>
  product.disclaimerSubstance !== null && product.price !== null && !product.discontinued && product.stock > 5;
const product = productThat(isSold);
const substance = product.disclaimerSubstance;
const another = productThat((each) => isSold(each) && each.disclaimerSubstance === substance && each !== product);

const question = (page: Page) => page.getByRole('dialog', { name: `Innan du köper: ${substance}` });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Jag har läst och förstått' });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Varukorg' });

for (const mode of modes) {
  test(`${mode}, alike: a product with such a substance can be bought once the customer has read the disclaimer`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.open(product.path);
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Avbryt' }).click();
    await expect(question(page)).toBeHidden();
    await shop.declineCookies();

    // Declined once, it waits for the next wish to buy.
    const buy = page.getByRole('button', { name: 'Lägg i varukorgen' });
    await page.reload();
    await expect(buy).toBeEnabled();
    await quiet(page);
    await expect(question(page)).toBeHidden();
    await buy.click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(cart(page)).toBeHidden();
    expect(shop.requested.filter((url) => url.includes('/tg/'))).toEqual([]);

    await buy.click();
    await accept(page).click();
    await expect(question(page)).toBeHidden();
    await expect(cart(page).getByRole('link', { name: product.title }).first()).toBeVisible();

    // An accepted disclaimer applies to every product with the substance, also after a reload.
    await shop.open(another.path);
    await expect(buy).toBeEnabled();
    await expect(question(page)).toBeHidden();
    await buy.click();
    await expect(cart(page).getByRole('link', { name: another.title }).first()).toBeVisible();
  });

  test(`${mode}, alike: from a list its own page shows the disclaimer first, and goes on with the purchase`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(`/hitta-produkter/?q=${encodeURIComponent(product.title)}`);
    await page.getByRole('link', { name: `Köp ${product.title}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title, includeHidden: true })).toBeVisible();
    await accept(page).click();
    await expect(question(page)).toBeHidden();
    await expect(cart(page).getByRole('link', { name: product.title }).first()).toBeVisible();
    await expect(cart(page).getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');

    // It was requested once: a reload buys no more.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeEnabled();
    await quiet(page);
    await expect(question(page)).toBeHidden();
    await expect(cart(page)).toBeHidden();
  });
}

import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const products = [...Array(11).keys()].map(plainProduct);
const [first, second] = [plainProduct(), plainProduct(1)];
const eleventh = plainProduct(10);
const numbers = products.map(({ productNumber }) => productNumber);
const path = '/hitta-apotek/';
/** The address with these products. */
const withProducts = (chosen: readonly string[]) => path + query(chosen);
const query = (chosen: readonly string[]) => `?${chosen.map((number) => `vara=${number}`).join('&')}`;
const addressOf = (chosen: readonly string[]) => new RegExp(`${path}\\${query(chosen)}$`);

const field = (page: Page) => page.getByRole('combobox', { name: /^Se lagersaldo för varor/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Varor' }).getByRole('option');
const chosen = (page: Page) => page.getByRole('region', { name: 'Lagersaldo visas för' }).getByRole('listitem');
const rows = (page: Page) => page.getByRole('list', { name: 'Apotek och lagersaldo' }).locator('> li');
const suggestion = (page: Page, { title }: { title: string }) => options(page).filter({ hasText: title });

async function open(page: Page, shop: Shop, address: string): Promise<void> {
  await shop.hasDeclinedCookies();
  await shop.open(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible();
}

for (const mode of modes) {
  test(`${mode}, alike: products are searched for and chosen, each row says which of them it has, and each can be removed`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode, greeting());
    await open(page, shop, `${path}?plats=Lund`);
    await field(page).fill(first.title);
    await expect(suggestion(page, first)).toHaveCount(1);
    await expectAccessible(page);
    await suggestion(page, first).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('status').filter({ hasText: `${first.title} är tillagd` })).toBeAttached();
    await expect(chosen(page)).toHaveText([new RegExp(first.title)]);
    await expect(rows(page).first()).toContainText(/Finns i lager|Få kvar i lager|Slut i lager/);

    await field(page).fill(second.title);
    await expect(suggestion(page, second)).toHaveCount(1);
    await field(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Välj en av varorna i listan.' })).toBeVisible();
    await expectAccessible(page);
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(chosen(page)).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`\\?plats=Lund&vara=${first.productNumber}&vara=\\d+$`));
    await expect(rows(page)).toHaveCount(10);
    for (const row of await rows(page).all())
      await expect(row.getByRole('listitem').filter({ hasText: /Finns i lager|Få kvar|Slut i lager/ })).toHaveCount(2);
    await expect(page.getByRole('checkbox', { name: 'Visa bara apotek som har alla varorna' })).toBeVisible();
    await expectAccessible(page);

    // What is chosen is not suggested again.
    await field(page).fill(first.title);
    await expect(
      options(page)
        .or(page.getByText(/^Inga fler varor passar/))
        .first(),
    ).toBeVisible();
    await expect(suggestion(page, first)).toHaveCount(0);
    await field(page).fill('');
    await page.getByRole('button', { name: `Ta bort vara: ${first.title}` }).click();
    await expect(chosen(page)).toHaveCount(1);
    await expect(chosen(page).getByRole('button')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${first.title} är borttagen` })).toHaveCount(1);
    await page.goBack();
    await expect(chosen(page)).toHaveCount(2);
    await page.reload();
    await expect(chosen(page)).toHaveCount(2);
  });

  test(`${mode}, alike: ten products can be chosen; the eleventh is refused until one is removed`, async ({ page }) => {
    const shop = await launchIn(page, mode, greeting());
    // One that does not exist gives its place to others.
    await open(page, shop, withProducts(['999999999', ...numbers.slice(0, 9)]));
    await expect(page).toHaveURL(addressOf(numbers.slice(0, 9)));
    for (const product of [products[9] ?? eleventh, eleventh]) {
      await field(page).fill(product.title);
      await suggestion(page, product).click();
    }
    const refusal = page.getByRole('alert').filter({ hasText: 'Du har valt 10 varor, och fler går inte att välja.' });
    await expect(refusal).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(addressOf(numbers.slice(0, 10)));
    await page.getByRole('button', { name: `Ta bort vara: ${first.title}` }).click();
    await expect(refusal).toBeHidden();
    await field(page).click();
    await suggestion(page, eleventh).click();
    await expect(page).toHaveURL(addressOf(numbers.slice(1)));
  });

  test(`${mode}, alike: a product that nothing matches, and a search that fails, are told`, async ({ page }) => {
    const shop = await launchIn(page, mode, greeting());
    await open(page, shop, path);
    await field(page).fill('xyzzyq');
    await expect(page.getByText('Inga varor passar ”xyzzyq”.')).toBeVisible();
    await expectAccessible(page);
    await fault(page, { path: '/api/storefront/v3/queries/autocomplete', effect: { kind: 'status', status: 500 } });
    await field(page).fill('salva');
    await expect(page.getByText(/^Varorna kunde inte hämtas\./)).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await field(page).fill(first.title);
    await expect(suggestion(page, first)).toHaveCount(1);
  });

  test(`${mode}, alike: the products of the cart and of the favourites are carried over, ten at most`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode, greeting());
    await shop.hasDeclinedCookies();
    await shop.open(second.path);
    await addToCart(page, second);
    await shop.open(paths.cart());
    const link = page.getByRole('main').getByRole('link', { name: 'Hitta på apotek' });
    await expect(page.getByText(/^Lagersaldo visas för de \d+ första/)).toHaveCount(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible();
    await expect(page).toHaveURL(addressOf([second.productNumber]));
    await expect(chosen(page)).toHaveText([new RegExp(second.title)]);

    for (const product of [...products].reverse()) {
      await shop.open(product.path);
      await page
        .getByRole('main')
        .getByRole('button', { name: `Spara som favorit: ${product.title}`, exact: true })
        .click();
    }
    await shop.open(paths.favourites());
    await expect(page.getByText('Lagersaldo visas för de 10 första varorna.')).toBeVisible();
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL(addressOf(numbers.slice(0, 10)));
    await expect(chosen(page)).toHaveCount(10);
    await expectAccessible(page);
  });
}

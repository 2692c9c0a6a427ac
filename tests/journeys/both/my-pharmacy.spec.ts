import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import {
  choose,
  dialog,
  main,
  mine,
  namesOf,
  openDialog,
  openIn,
  product,
  rows,
  searchFor,
  status,
  toggle,
  without,
} from '../../support/my-pharmacy';
import { openPrescription } from '../../support/prescription-bag';
import { productThat } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';

const sensitive = productThat(({ marketingSensitive, discontinued }) => marketingSensitive && !discontinued);
const prescribed = 'Atorvastatin';
const key = 'luckan.myPharmacy.v1';

for (const mode of modes) {
  test(`${mode}, alike: a pharmacy is chosen on its page, which is announced; it survives a reload, and other tabs follow`, async ({
    context,
    page,
  }) => {
    const shop = await openIn(page, mode, mine.path);
    await expect(toggle(page, mine)).toHaveAttribute('aria-pressed', 'false');
    await toggle(page, mine).press('Enter');
    await expect(status(page, `${mine.name} är nu ditt apotek. Det visas först när du ser lagersaldo.`)).toBeVisible();
    await expect(toggle(page, mine)).toHaveText(/^Mitt apotek/);
    await expect(toggle(page, mine)).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(toggle(page, mine)).toHaveAttribute('aria-pressed', 'true');

    const tab = await context.newPage();
    await shop.open(without.path, tab);
    await toggle(tab, without).click();
    await expect(toggle(page, mine)).toHaveAttribute('aria-pressed', 'false');
    await toggle(tab, without).click();
    await expect(status(tab, `${without.name} är inte längre ditt apotek.`)).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await tab.close();
  });

  test(`${mode}, alike: my pharmacy's stock is on the product's page, and first in its dialog, before and after a search`, async ({
    page,
  }) => {
    const shop = await choose(page, mode, mine);
    await shop.open(product.path);
    const line = main(page).getByText('Mitt apotek:');
    await expect(line).toContainText(mine.name);
    await expect(line.getByRole('link', { name: mine.name })).toHaveAttribute('href', new RegExp(`${mine.path}$`));
    await expect(main(page).getByText('Finns i lager', { exact: true })).toBeVisible();
    await expect(main(page).getByText(/^Lagersaldot uppdaterades .* Det görs ungefär varannan timme\./)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await openDialog(page, shop);
    await expect(rows(dialog(page))).toHaveCount(1);
    await expect(rows(dialog(page))).toContainText(mine.name);
    await expect(rows(dialog(page))).toContainText('Finns i lager');
    await expectAccessible(page);
    await searchFor(dialog(page), 'Göteborg');
    await expect(rows(dialog(page))).toHaveCount(11);
    await expect(rows(dialog(page)).first()).toContainText(mine.name);
    await expect(rows(dialog(page)).nth(1)).toContainText(/\d\sk?m bort/);
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /^Sida 1 av \d+$/ }),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Visa fler apotek' }).click();
    await expect(rows(dialog(page))).toHaveCount(21);
    await expect(rows(dialog(page)).nth(11).getByRole('heading').getByRole('link')).toBeFocused();
    const names = await namesOf(rows(dialog(page)));
    expect(names[0]).toBe(mine.name);
    expect(new Set(names).size).toBe(21);

    await searchFor(dialog(page), 'Xyzzy');
    await expect(status(page, 'Vi hittar inga apotek i närheten av ”Xyzzy”.')).toBeVisible();
    await expect(rows(dialog(page))).toHaveCount(1);
    await expect(dialog(page).getByText(/^Sida/)).toBeHidden();
  });

  test(`${mode}, alike: the stock of a sensitive product is unknown at my pharmacy too, and not asked for`, async ({
    page,
  }) => {
    const shop = await choose(page, mode, mine);
    await shop.open(sensitive.path);
    await expect(main(page).getByText('Mitt apotek:')).toContainText(mine.name);
    await expect(main(page).getByText('Lagersaldo okänt')).toBeVisible();
    await expect(main(page).getByText(/Vi visar inte lagersaldo för den här varan\./)).toBeVisible();
    await openDialog(page, shop);
    await expect(rows(dialog(page))).toContainText('Lagersaldo okänt');
    expect(shop.requested.filter((url) => url.includes('productsIds'))).toEqual([]);
  });

  test(`${mode}, alike: a pharmacy that no longer exists is told once and forgotten`, async ({ page }) => {
    const shop = await openIn(page, mode, product.path);
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      JSON.stringify({ id: '999999', name: 'Luckan Nedlagt' }),
    ] as const);
    await page.reload();
    await expect(status(page, 'Ditt apotek, Luckan Nedlagt, finns inte längre.')).toBeVisible();
    await expect(main(page).getByText('Mitt apotek:')).toBeHidden();
    await expectAccessible(page);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await openDialog(page, shop);
    await expect(rows(dialog(page))).toHaveCount(0);
  });

  test(`${mode}, alike: a prescription shows its stock at my pharmacy, to who may see it`, async ({ page }) => {
    const shop = await launchIn(page, mode, greeting());
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(mine.path);
    await toggle(page, mine).click();
    await shop.open(paths.prescriptions());
    await openPrescription(page, prescribed);
    const stock = page.getByRole('region', { name: 'Lagersaldo' });
    await expect(stock.getByText('Mitt apotek:')).toContainText(mine.name);
    await expect(stock.getByText(/^(Finns|Få kvar|Slut|Utbytbart läkemedel finns) i lager$/)).toBeVisible();
    await expectAccessible(page);
    await openDialog(page, shop);
    await expect(rows(dialog(page))).toContainText(mine.name);
    await expect(rows(dialog(page))).toContainText(/i lager/);
  });
}

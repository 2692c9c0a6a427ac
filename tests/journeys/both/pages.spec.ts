import { limits } from '../../../src/domain/limits';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct, shortcut, topCategory } from '../../support/products';
import { addToCart, visit } from '../../support/steps';

const product = plainProduct();
const { pageSize } = limits.listing;

for (const mode of modes) {
  test(`${mode}: a page that does not exist shows a message and a search box`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const answer = await page.goto(addressIn(mode, '/finns/inte/'));
    // The app's shell is the same document at every address; only the shop in it can tell whether a page exists.
    expect(answer?.status()).toBe(mode === 'site' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' })).toBeVisible();
    await shop.declineCookies();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('combobox').fill('kräm');
    await page.getByRole('main').getByRole('button', { name: 'Sök' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: kräm' })).toBeVisible();
    await expect.poll(() => shop.requested.some((url) => url.includes('/queries/search-page'))).toBe(true);
  });

  test(`${mode}: an unknown address below a family of screens is also a page that does not exist`, async ({ page }) => {
    await launchIn(page, mode);
    for (const path of ['/kundklubb/finns-inte/', '/recept/doktor-se/finns-inte/', '/preview/', '/preview/0/mer/']) {
      const answer = await page.goto(addressIn(mode, path));
      expect(answer?.status(), path).toBe(mode === 'site' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' })).toBeVisible();
    }
    const known = await page.goto(addressIn(mode, '/kundklubb/profil/'));
    expect(known?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Min profil' })).toBeVisible();
  });

  test(`${mode}, alike: a page that fails to load shows an error and loads on retry`, async ({ page }) => {
    const { link, category } = shortcut();
    const shop = await launchIn(page, mode);
    await fault(page, { path: `/page-data${link.path}index.json`, effect: { kind: 'status', status: 500 } });
    await shop.hasDeclinedCookies();
    await shop.open('/');
    await page.getByRole('main').getByRole('link', { name: link.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Någonting gick fel' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Någonting gick fel' })).toBeInViewport();
    await expectAccessible(page);
    await clearFaults(page);
    await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
  });

  test(`${mode}, alike: more products of a category are added below, and the reader stays in place`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(topCategory().path);
    const lists = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') });
    const products = lists.first().getByRole('article');
    const more = page.getByRole('button', { name: 'Nästa sida' });
    await more.scrollIntoViewIfNeeded();
    const down = () => page.evaluate(() => scrollY);
    const before = await down();
    await more.press('Enter');
    await expect(products).toHaveCount(2 * pageSize);
    expect(await down()).toBeGreaterThanOrEqual(before);
    await expect(products.nth(pageSize).getByRole('link').first()).toBeFocused();
    await expect(page).toHaveURL(/\?sida=2$/);
  });

  test(`${mode}: a second tab shows what the first one has added to the cart`, async ({ context, page }) => {
    const shop = await visit(page, product, mode);
    const other = await context.newPage();
    await shop.open('/varukorg/', other);
    await expect(other.getByText('Din varukorg är tom')).toBeVisible();
    await addToCart(page, product);
    await expect(other.getByRole('main').getByRole('link', { name: product.title }).first()).toBeVisible();
    if (mode === 'site') await expect(other.getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible();
  });
}

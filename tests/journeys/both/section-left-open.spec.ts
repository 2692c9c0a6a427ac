import { scrollToLists } from '../../support/flagged-lists';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}, alike: a section that was opened is open after a step back and a reload, and the page where it was`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await quiet(page);
    const main = page.getByRole('main');
    const content = main.getByText('Varunummer', { exact: true });
    await main.getByText('Fakta', { exact: true }).click();
    await expect(content).toBeVisible();
    await scrollToLists(page);
    const link = main.locator('section').filter({ hasText: 'Liknande produkter' }).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await quiet(page);
    const before = await page.evaluate(() => scrollY);
    const isThere = async () => Math.abs((await page.evaluate(() => scrollY)) - before) <= 1;
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeHidden();
    await page.goBack();
    await expect(content).toBeVisible();
    await expect.poll(isThere).toBe(true);
    await page.reload();
    await expect(content).toBeVisible();
    await expect.poll(isThere).toBe(true);
  });
}

import { expectAccessible } from '../../support/axe';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct, productThat, topCategory } from '../../support/products';
import { findInMenu } from '../../support/steps';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a product page shows its contents', async ({ page }) => {
    const medicine = productThat(({ itemType, stock }) => itemType === 'otc' && stock > 0);
    await page.goto(medicine.path);
    await expect(page.getByRole('heading', { level: 1, name: medicine.title })).toBeVisible();
    await expect(page.getByText(medicine.description).first()).toBeVisible();
    await expect(page.getByText('Läkemedelsverket')).toBeVisible();
  });
});

test('what a document says of its own page for search engines and for sharing goes with that page', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(plainProduct().path);
  const ofPage = page.locator(
    'script[type="application/ld+json"], link[rel=canonical], meta[name=description], meta[property="og:url"]',
  );
  expect(await ofPage.count()).toBeGreaterThan(3);
  await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: plainProduct().title })).toBeHidden();
  await expect(ofPage).toHaveCount(0);
});

test('a category is reached through the menu', async ({ page }) => {
  const category = topCategory();
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/');
  const link = await findInMenu(page, category);
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tag manager is loaded after consent, and not before', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  await page.getByRole('button', { name: 'Godkänn alla' }).waitFor();
  const tagManager = () => shop.requested.filter((url) => url.includes('gtm.js'));
  expect(tagManager()).toEqual([]);
  await shop.acceptCookies();
  await expect.poll(() => tagManager().length).toBe(1);
});

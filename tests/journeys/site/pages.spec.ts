import { expectAccessible } from '../../support/axe';
import { goodThat, plainGood, topCategory } from '../../support/goods';
import { expect, launchIn, test } from '../../support/launch-in';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a product page shows its contents', async ({ page }) => {
    const medicine = goodThat(({ itemType, stock }) => itemType === 'otc' && stock > 0);
    await page.goto(medicine.path);
    await expect(page.getByRole('heading', { level: 1, name: medicine.title })).toBeVisible();
    await expect(page.getByText(medicine.description).first()).toBeVisible();
    await expect(page.getByText('Läkemedelsverket')).toBeVisible();
  });
});

test('a category is reached over the menu', async ({ page }) => {
  const { title } = topCategory();
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Alla kategorier' });
  await menu.getByText(title, { exact: true }).click();
  await expectAccessible(page);
  await menu.getByRole('link', { name: `Allt inom ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the tag manager comes with consent, and not before', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open(plainGood().path);
  await page.getByRole('button', { name: 'Godkänn alla' }).waitFor();
  const tagManager = () => shop.requested.filter((url) => url.includes('gtm.js'));
  expect(tagManager()).toEqual([]);
  await page.getByRole('button', { name: 'Godkänn alla' }).click();
  await expect.poll(() => tagManager().length).toBe(1);
});

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

test('what is put into the cart without a network is there when the network is back', async ({ context, page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open(plainGood().path);
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const cart = page.getByRole('dialog', { name: 'Varukorg' });
  await expect(page.getByRole('link', { name: 'Varukorg, 1 vara', includeHidden: true })).toBeAttached();
  await cart.getByRole('button', { name: 'Stäng' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(cart.getByText('Väntar på nätverk')).toBeVisible();
  await context.setOffline(false);
  await expect(cart.getByText('Väntar på nätverk')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Varukorg, 2 varor' })).toBeVisible();
});

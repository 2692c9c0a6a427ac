import { plainGood } from '../../support/goods';
import { expect, launchIn, modes, test } from '../../support/launch-in';

/** What an app does itself, by the files that bring it. */
const left = [/gtm\.js/, /tag-manager-/, /ConsentBar-/, /SiteChrome-/];

for (const mode of modes) {
  test(`${mode}: ${mode === 'site' ? 'loads' : 'never downloads'} what an app does itself`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open(plainGood().path);
    if (mode === 'site') {
      await page.getByRole('button', { name: 'Godkänn alla' }).click();
      for (const file of left) await expect.poll(() => shop.requested.some((url) => file.test(url))).toBe(true);
      return;
    }
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect.poll(async () => (await shop.told()).map(({ type }) => type)).toContain('CART_CHANGE');
    for (const file of left) expect(shop.requested.filter((url) => file.test(url))).toEqual([]);
  });
}

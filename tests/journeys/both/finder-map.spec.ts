import { expect, launchIn, modes, test } from '../../support/launch-in';
import { greeting } from '../../support/stand-in-app';

for (const mode of modes) {
  test(`${mode}, alike: without a place, the map goes so close that the chosen pharmacy has a mark of its own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shop = await launchIn(page, mode, greeting());
    await shop.open('/hitta-apotek/');
    await shop.declineCookies();
    const map = page.getByRole('region', { name: 'Karta', exact: true });
    // All of Sweden: every mark is a cluster.
    await expect(map.getByRole('button', { name: /^Visa \d+ apotek i / }).first()).toBeVisible();
    const row = page
      .getByRole('list', { name: /^Apotek/ })
      .locator('> li')
      .first();
    const name = (await row.getByRole('heading').textContent()) ?? '';
    await row.getByRole('button', { name: 'Visa på kartan' }).click();
    await expect(map.getByRole('button', { name, pressed: true })).toBeInViewport();
  });
}

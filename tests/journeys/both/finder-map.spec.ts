import type { Locator } from '@playwright/test';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { greeting } from '../../support/stand-in-app';

/** The names that are written on the map, and those that lie over others. */
function writtenNames(map: Locator): Promise<{ names: string[]; covered: string[] }> {
  return map.evaluate((root) => {
    const shown = [...root.querySelectorAll<HTMLElement>('button > span[aria-hidden]')]
      .filter((element) => /\p{L}/u.test(element.textContent) && getComputedStyle(element).visibility === 'visible')
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const covered = shown.filter(({ box }, n) => shown.slice(n + 1).some((other) => overlap(box, other.box)));
    return { names: shown.map(({ name }) => name), covered: covered.map(({ name }) => name) };
  });
}

for (const mode of modes) {
  test(`${mode}, alike: names are written on the map where there is room, never over each other`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shop = await launchIn(page, mode, greeting());
    await shop.hasDeclinedCookies();
    await shop.open('/hitta-apotek/');
    const map = page.getByRole('region', { name: 'Karta', exact: true });
    await expect.poll(async () => (await writtenNames(map)).names.length).toBeGreaterThan(4);
    expect((await writtenNames(map)).covered).toEqual([]);
    const before = (await writtenNames(map)).names;
    await map.getByRole('button', { name: 'Zooma in' }).click();
    await expect.poll(async () => (await writtenNames(map)).names).not.toEqual(before);
    await expect.poll(async () => (await writtenNames(map)).covered).toEqual([]);
  });

  test(`${mode}, alike: without a place, the map goes so close that the chosen pharmacy has a mark of its own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shop = await launchIn(page, mode, greeting());
    await shop.hasDeclinedCookies();
    await shop.open('/hitta-apotek/');
    const map = page.getByRole('region', { name: 'Karta', exact: true });
    // All of Sweden: every mark is a cluster.
    await expect(map.getByRole('button', { name: /, \d+ apotek\b.*, visa dem$/ }).first()).toBeVisible();
    const row = page
      .getByRole('list', { name: /^Apotek/ })
      .locator('> li')
      .first();
    const name = (await row.getByRole('heading').textContent()) ?? '';
    await row.getByRole('button', { name: 'Visa på kartan' }).click();
    await expect(map.getByRole('button', { name, pressed: true })).toBeInViewport();
  });
}

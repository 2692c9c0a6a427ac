import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { isUncovered } from '../../support/uncovered';

const county = '/hitta-apotek/skane-lan/';
/** A place with a few pharmacies. */
const place = '/hitta-apotek/skane-lan/lund/';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Karta', exact: true });
const surfaceOf = (page: Page) => mapOf(page).getByRole('application', { name: /^Karta över apotek/ });
const clustersOf = (page: Page) => surfaceOf(page).getByRole('button', { name: /, \d+ apotek\b.*, visa dem$/ });
const pinsOf = (page: Page) => surfaceOf(page).getByRole('button', { name: /^Luckan / });
const inView = (page: Page) => mapOf(page).getByText(/^\d+ av \d+ apotek syns på kartan$/);

/** The names of marks that cover one before them by more than the room between their drawings. */
function overlapping(marks: Element[]): (string | null)[] {
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  const cover = (a: DOMRect, b: DOMRect) => Math.abs(a.x - b.x) < a.width - 4 && Math.abs(a.y - b.y) < a.height - 4;
  return marks.flatMap((mark, n) =>
    boxes.slice(0, n).some((other) => cover(boxes[n] as DOMRect, other)) ? [mark.getAttribute('aria-label')] : [],
  );
}

async function numberInView(page: Page): Promise<number> {
  return Number.parseInt((await inView(page).textContent()) ?? '', 10);
}

for (const mode of modes) {
  test(`${mode}, alike: all that the map shows is in the list: clusters open into pins, and a pin names its pharmacy`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(county);
    await expect(clustersOf(page).first()).toBeVisible();
    const listed = page.getByRole('main').getByRole('link', { name: /^Luckan / });
    await expect(inView(page)).toHaveText(`${await listed.count()} av ${await listed.count()} apotek syns på kartan`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await expect(async () => {
      if (!(await pinsOf(page).count())) await clustersOf(page).first().click({ timeout: 2000 });
      expect(await pinsOf(page).count()).toBeGreaterThan(0);
    }).toPass();
    const pin = pinsOf(page).first();
    const name = (await pin.getAttribute('aria-label')) ?? '';
    await pin.press('Enter');
    const chosen = page.getByRole('status').getByRole('link', { name, exact: true });
    await expect(chosen).toBeVisible();
    await expect(surfaceOf(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await chosen.click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });

  test(`${mode}, alike: the map of a place shows its pharmacies apart`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/hitta-apotek/uppsala-lan/uppsala/');
    await expect(pinsOf(page).first()).toBeVisible();
    const listed = page.getByRole('main').getByRole('link', { name: /^Luckan Uppsala/ });
    await expect(inView(page)).toHaveText(`${await listed.count()} av ${await listed.count()} apotek syns på kartan`);
    const marks = surfaceOf(page).getByRole('button');
    expect(await pinsOf(page).count()).toBeGreaterThan(1);
    // None covers another, or lies below the buttons.
    await expect.poll(() => marks.evaluateAll(overlapping)).toEqual([]);
    await surfaceOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }));
    for (const mark of await marks.all())
      expect(await isUncovered(mark), String(await mark.getAttribute('aria-label'))).toBe(true);
    // The clusters open into pins that lie apart too.
    while (await clustersOf(page).count()) {
      const before = await clustersOf(page).count();
      await clustersOf(page).first().click();
      await expect.poll(() => clustersOf(page).count()).toBeLessThan(before);
      await expect.poll(() => marks.evaluateAll(overlapping)).toEqual([]);
    }
  });

  test(`${mode}, alike: keys move and zoom the map, open clusters and skip all of it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(county);
    await expect(inView(page)).toBeAttached();
    const all = await numberInView(page);

    await surfaceOf(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => numberInView(page)).toBeLessThan(all);
    for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => numberInView(page)).toBe(0);
    await mapOf(page).getByRole('button', { name: 'Visa alla apotek på kartan' }).press('Enter');
    await expect.poll(() => numberInView(page)).toBe(all);

    const cluster = clustersOf(page).first();
    const name = (await cluster.getAttribute('aria-label')) ?? '';
    await cluster.press('Enter');
    await expect(surfaceOf(page).getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(surfaceOf(page).getByRole('button').and(page.locator(':focus'))).toHaveCount(1);

    const skip = mapOf(page).getByRole('button', { name: 'Hoppa över kartan' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveRole('link');
  });

  test(`${mode}, alike: the wheel scrolls the page, with Ctrl it zooms the map`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(county);
    await expect(inView(page)).toBeAttached();
    const all = await numberInView(page);
    await surfaceOf(page).hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await numberInView(page)).toBe(all);
    await surfaceOf(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect.poll(() => numberInView(page)).toBeLessThan(all);
  });

  test(`${mode}, alike: configured tiles are shown with their maker; when they fail, the outline says that it is simpler`, async ({
    page,
  }) => {
    let fails = false;
    await page.route('**/tiles/**', (route) =>
      fails
        ? route.fulfill({ status: 503 })
        : route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const tiles = {
        url: '/tiles/{z}/{x}/{y}.svg',
        attribution: { text: '© Kartan', url: 'https://kartan.example/' },
        maxZoom: 17,
      };
      await route.fulfill({ response, json: { ...(await response.json()), map: { tiles } } });
    });
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(place);
    await expect(mapOf(page).getByRole('link', { name: '© Kartan' })).toHaveAttribute(
      'href',
      'https://kartan.example/',
    );
    await expect.poll(() => shop.requested.some((url) => /\/tiles\/\d+\/\d+\/\d+\.svg$/.test(url))).toBe(true);
    const simpler = mapOf(page).getByText('Kartbilder saknas just nu. Du ser en enklare karta.');
    await expect(simpler).toHaveCount(0);
    fails = true;
    await shop.open(place);
    await expect(simpler).toBeVisible();
    await expect(surfaceOf(page).getByRole('button').first()).toBeVisible();
  });

  test(`${mode}, alike: without the map's code the list is there, and says nothing of a map that is missing`, async ({
    page,
  }) => {
    await page.route(/\/assets\/PharmacyMap-/, (route) => route.abort());
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(place);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Luckan Lund/ })
        .first(),
    ).toBeVisible();
    await expect(mapOf(page)).toHaveCount(0);
  });
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('one finger scrolls the page until the map is asked to move', async ({ page }) => {
    const shop = await launchIn(page, 'site');
    await shop.hasDeclinedCookies();
    await shop.open(county);
    const touchAction = () => surfaceOf(page).evaluate((element) => getComputedStyle(element).touchAction);
    expect(await touchAction()).toBe('pan-x pan-y');
    await mapOf(page).getByRole('button', { name: 'Flytta kartan', exact: true }).tap();
    expect(await touchAction()).toBe('none');
    await expectAccessible(page);
    await mapOf(page).getByRole('button', { name: 'Sluta flytta kartan' }).tap();
    expect(await touchAction()).toBe('pan-x pan-y');
  });
});

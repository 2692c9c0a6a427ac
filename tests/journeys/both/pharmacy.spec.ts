import { mondayOf } from '../../../fixtures/data/dates';
import { generatePharmacies } from '../../../fixtures/data/pharmacies/pharmacies';
import { profileOf } from '../../../fixtures/data/pharmacies/profiles';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';

const today = mondayOf(new Date());
const pharmacy = generatePharmacies({ seed: 1, today }).find(
  (each) =>
    each.bookableServices.length > 0 &&
    each.languages.length > 0 &&
    each.deviations.length > 0 &&
    profileOf(each, today).socialMedia.length > 0 &&
    profileOf(each, today).reviews !== null,
);
if (!pharmacy) throw new Error('no pharmacy has everything that a page shows');
const { name, path, regionPath, county, openingHours } = pharmacy;
const monday = openingHours[0]?.hours;
if (!monday) throw new Error('the pharmacy is closed on Mondays');

for (const mode of modes) {
  test(`${mode}, alike: a pharmacy shows whether it is open, its week and everything that it offers`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2027-02-15T10:30:00Z'));
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(main.getByText(`Öppet nu till ${monday.closes}`)).toBeVisible();
    await expect(main.getByRole('row', { name: /^Måndag/ })).toHaveAttribute('aria-current', 'date');
    await expect(main.getByRole('row')).toHaveCount(7);
    for (const section of ['Hitta hit', 'Kontakt', 'Följ apoteket', 'Språk förutom svenska', 'Boka tid', 'Omdömen'])
      await expect(main.getByRole('heading', { level: 2, name: section })).toBeVisible();
    await expect(main.getByRole('link', { name: pharmacy.phone })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Boka på nätet: / }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Läs alla omdömen på karttjänsten' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test(`${mode}: the text that a pharmacy's page shows first on a phone is its largest`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shop = await launchIn(page, mode);
    await shop.open(path);
    if (mode === 'site') await expect(page.getByRole('region', { name: 'Kakor' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Gör till mitt apotek/ })).toBeVisible();
    await expect.poll(() => page.evaluate(largestPaint)).toContain(`${name} är ett apotek på`);
  });

  test(`${mode}, alike: at night a pharmacy says when it opens, in Swedish time`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-14T23:30:00Z'));
    const shop = await launchIn(page, mode);
    await shop.open(path);
    await expect(page.getByText(`Stängt just nu, öppnar i dag ${monday.opens}`)).toBeVisible();
  });

  test(`${mode}, alike: a county's page leads to its pharmacies, and a pharmacy back to its county`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(regionPath);
    const heading = page.getByRole('heading', { level: 1, name: `Apotek i ${county}`, exact: true });
    await expect(heading).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link', { name: county }).click();
    await expect(heading).toBeVisible();
  });

  test(`${mode}, alike: an unknown pharmacy is not found`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open(`${regionPath}finns-inte-1/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' })).toBeVisible();
  });
}

/** The text of the largest element that the page has painted so far. */
function largestPaint(): Promise<string> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
      resolve(last?.element?.textContent ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

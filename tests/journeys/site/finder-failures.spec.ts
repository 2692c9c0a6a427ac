import { expectAccessible } from '../../support/axe';
import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, test } from '../../support/launch-in';
import { choose, dialog, mine, openDialog, product, rows, searchFor, status } from '../../support/my-pharmacy';

const wide = { width: 1280, height: 900 };
const mapCode = /\/assets\/PharmacyMap-[^/]*\.js$/;
const search = '/public/pharmacy/search';
const isSearch = ({ pathname }: URL) => pathname.endsWith(search);

test('a map whose code cannot be fetched says so beside the list', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.route(mapCode, (route) => route.abort());
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/hitta-apotek/?plats=Lund');
  await expect(page.getByText('Kartan kunde inte visas. Alla apotek finns i listan.')).toBeVisible({ timeout: 20_000 });
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page);
});

test('the list is read and continued before the code of the map has come', async ({ page }) => {
  await page.setViewportSize(wide);
  const mapFiles = await delayResponses(page, '**/assets/PharmacyMap-*.js');
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/hitta-apotek/?plats=Lund');
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(mapFiles.calls).toBe(1);
  await page.getByRole('button', { name: 'Visa fler apotek' }).click();
  await expect(rows(page)).toHaveCount(20);
  const map = page.getByRole('region', { name: /karta/i });
  await expect(map).toHaveCount(0);
  mapFiles.release();
  await expect(map).toBeVisible();
});

test('a product that no pharmacy has in stock is told, near a place and everywhere', async ({ page }) => {
  await page.route(isSearch, async (route) => {
    const response = await route.fetch();
    const isNarrow = route.request().url().includes('inStockOnly');
    const nothing = { content: [], totalPages: 0, first: true, last: true, empty: true };
    await route.fulfill({ response, json: { ...(await response.json()), ...(isNarrow && nothing) } });
  });
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(`/hitta-apotek/?plats=Lund&vara=${product.productNumber}&lager=1`);
  await expect(status(page, 'Varan finns inte i lager på något apotek i närheten av ”Lund”.')).toBeVisible();
  await expectAccessible(page);
  await shop.open(`/hitta-apotek/?vara=${product.productNumber}&lager=1`);
  await expect(status(page, 'Varan finns inte i lager på något apotek.')).toBeVisible();
});

test('stock at my pharmacy that cannot be fetched is told below the button and above the list, and fetched again', async ({
  page,
}) => {
  const shop = await choose(page, 'site', mine);
  let fails = true;
  await page.route(
    (url) => isSearch(url) && url.searchParams.has('pharmacy'),
    (route) => (fails ? route.fulfill({ status: 500 }) : route.continue()),
  );
  await shop.open(product.path);
  const failed = page.getByText('Vi kunde inte hämta lagersaldot.');
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await openDialog(page, shop);
  await searchFor(dialog(page), 'Lund');
  await expect(rows(dialog(page))).toHaveCount(10, { timeout: 20_000 });
  const note = dialog(page).getByText(`Vi kunde inte hämta lagersaldot på mitt apotek (${mine.name}).`);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  fails = false;
  await note.getByRole('button', { name: 'Försök igen' }).click();
  await expect(rows(dialog(page)).first()).toContainText(mine.name);
  await expect(note).toHaveCount(0);
});

test('filters of a link that the service does not know are neither shown nor left in the address', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/hitta-apotek/?plats=Lund&sprak=finska&sprak=okand-1&service=okand-2');
  const chips = page.getByRole('list', { name: 'Valda filter' });
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await expect(chips).toContainText(/finska/i);
  await expect(page).toHaveURL(/\?plats=Lund&sprak=finska$/);
  // Nothing is requested there, so that nothing is known of them.
  await shop.open('/hitta-apotek/?nara=1&service=okand-2');
  await expect(page.getByText(/^Använd din position, eller sök på en ort\./)).toBeVisible();
  await expect(page.getByText('okand-2')).toHaveCount(0);
  await expectAccessible(page);
});

import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { quiet } from '../../support/quiet-network';
import { greetingWithConsent } from '../../support/stand-in-app';
import { allStored } from '../../support/stored';

const path = '/hitta-apotek/';
const kiruna = { latitude: 67.85583, longitude: 20.22534 };
/** With more pharmacies around than a page of them. */
const stockholm = { latitude: 59.32931, longitude: 18.06858 };
/** As the browser knows them, and rounded to a hundred metres. */
const coordinates = /67[.,]855|20[.,]225|59[.,]329|18[.,]068/;
const tileHost = 'tiles.example';

const rows = (page: Page) => page.getByRole('list', { name: /^Apotek/ }).locator('> li');
const near = (page: Page) => page.getByRole('button', { name: 'Använd min position' });
const map = (page: Page) => page.getByRole('region', { name: 'Karta', exact: true });
const showTiles = (page: Page) => map(page).getByRole('button', { name: 'Visa kartbilder' });

async function open(page: Page, mode: Mode, query = ''): Promise<Shop> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(kiruna);
  const shop = await launchIn(page, mode, greetingWithConsent());
  await shop.open(path + query);
  if (mode === 'site') await shop.acceptCookies();
  return shop;
}

/** Everything that a request contains. */
function reportedBy(request: Request): string {
  return [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');
}

/** All requests of the context's pages from now on. */
function requestsOf(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => void requests.push(request));
  return requests;
}

for (const mode of modes) {
  test(`${mode}: the position is in the search that the visitor starts, and in nothing else that is sent or stored`, async ({
    page,
    context,
  }) => {
    const requests = requestsOf(context);
    const shop = await open(page, mode);
    await context.setGeolocation(stockholm);
    await near(page).click();
    await expect(rows(page).first()).toContainText('Stockholm');
    await page.getByRole('button', { name: 'Visa fler apotek' }).click();
    await expect(rows(page)).toHaveCount(20);
    await page.reload();
    await expect(rows(page).first()).toContainText('Stockholm');
    await rows(page).first().getByRole('button', { name: 'Visa på kartan' }).click();
    await quiet(page);
    const stored = await allStored(context, [page]);
    await rows(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('navigation', { name: 'Du är här' })).toBeVisible();
    // What the finder's events report waits for a page where the tag manager may run.
    const reportedOf = () =>
      mode === 'site' ? page.evaluate(() => JSON.stringify(window.dataLayer)) : JSON.stringify(shop.messages);
    await expect.poll(reportedOf).toContain('page_viewed');
    await quiet(page);

    const withPosition = requests.filter((request) => coordinates.test(reportedBy(request)));
    const searches = withPosition.filter((request) => /\/pharmacy\/search\?/.test(request.url()));
    expect(searches.length).toBeGreaterThan(2);
    expect(withPosition.filter((request) => !searches.includes(request)).map(reportedBy)).toEqual([]);
    for (const search of searches) expect(search.url()).not.toContain(String(stockholm.latitude));
    expect(stored.length).toBeGreaterThan(3);
    expect([...stored, ...(await allStored(context, [page]))].filter(({ value }) => coordinates.test(value))).toEqual(
      [],
    );
    expect(await reportedOf()).not.toMatch(coordinates);
  });

  test(`${mode}, alike: somebody else's link to a search near the visitor sends no position, even where the browser allows it`, async ({
    page,
    context,
  }) => {
    const requests = requestsOf(context);
    await open(page, mode, '?nara=1');
    const asks = page.getByText(/^Använd din position, eller sök på en ort\./);
    await expect(asks).toBeVisible();
    await page.reload();
    await expect(asks).toBeVisible();
    await quiet(page);
    expect(requests.filter((request) => coordinates.test(reportedBy(request)))).toEqual([]);
    await near(page).click();
    await expect(rows(page).first()).toContainText('Kiruna');
    await page.reload();
    await expect(rows(page).first()).toContainText('Kiruna');
  });

  test(`${mode}, alike: another host's map tiles do not tell it where the visitor is, until the visitor agrees`, async ({
    page,
  }) => {
    await tilesFrom(page, tileHost);
    const shop = await open(page, mode, '?plats=Lund');
    const tiles = () => shop.requested.filter((url) => new URL(url).host === tileHost);
    await expect(map(page).getByRole('link', { name: '© Kartan' })).toBeVisible();
    await expect.poll(() => tiles().length).toBeGreaterThan(0);

    await near(page).click();
    await expect(rows(page).first()).toContainText('Kiruna');
    await expect(map(page)).toContainText(`Kartbilderna hämtas från ${tileHost}, som då ser ungefär var du är.`);
    await expect(map(page).getByRole('link', { name: '© Kartan' })).toHaveCount(0);
    await expectAccessible(page);
    for (const name of ['Zooma in', 'Zooma ut']) await map(page).getByRole('button', { name }).click();
    await rows(page).nth(1).getByRole('button', { name: 'Visa på kartan' }).click();
    await quiet(page);
    const place = page.getByRole('combobox', { name: 'Ort, adress eller apotek' });
    const before = tiles().length;
    await place.fill('Malmö');
    await place.press('Enter');
    await expect(showTiles(page)).toHaveCount(0);
    await expect.poll(() => tiles().length).toBeGreaterThan(before);
    await quiet(page);
    expect(tiles().filter(isNearKiruna)).toEqual([]);

    await page.goBack();
    await showTiles(page).click();
    await expect.poll(() => tiles().filter(isNearKiruna).length).toBeGreaterThan(0);
    await expect(map(page).getByRole('application')).toBeFocused();
    await expect(showTiles(page)).toHaveCount(0);
    await expect(map(page).getByRole('link', { name: '© Kartan' })).toBeVisible();
  });
}

/** Configures tiles of another host, which the policy of the document then allows. */
async function tilesFrom(page: Page, host: string): Promise<void> {
  const tiles = {
    url: `http://${host}/{z}/{x}/{y}.svg`,
    attribution: { text: '© Kartan', url: 'https://kartan.example/' },
    maxZoom: 17,
  };
  await page.route(`http://${host}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), map: { tiles } } });
  });
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': policy.replace("img-src 'self'", `img-src 'self' http://${host}`),
        },
      });
    },
  );
}

/** Whether a tile that is not of half the country shows the area of the position, or what is beside it. */
function isNearKiruna(url: string): boolean {
  const [z = 0, x = 0, y = 0] = (/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(url) ?? []).slice(1).map(Number);
  const { latitude, longitude } = kiruna;
  const all = 2 ** z;
  const column = ((longitude + 180) / 360) * all;
  const row = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * all;
  return z > 5 && Math.abs(x - Math.floor(column)) <= 3 && Math.abs(y - Math.floor(row)) <= 3;
}

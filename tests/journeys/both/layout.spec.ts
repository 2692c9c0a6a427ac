import type { Page, Request } from '@playwright/test';
import { expect, launchIn, test } from '../../support/launch-in';
import { brandWithNews, campaignThat, contentPath, plainProduct, topCategory } from '../../support/products';
import { quiet } from '../../support/quiet-network';

declare global {
  interface Window {
    moved: { by: number; what: string[] }[];
  }
}

/** Records layout shifts that the visitor did not cause. */
function watchMoves(): void {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const names = entry.sources.map(({ node }) => node?.nodeName ?? '');
      window.moved.push({ by: entry.value, what: names });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function picturesInViewAreThere(): boolean {
  const isInView = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  return [...document.images].every((image) => image.complete || !isInView(image.getBoundingClientRect()));
}

async function expectMovedBelow(page: Page, most: number): Promise<void> {
  const moved = await page.evaluate(() => window.moved);
  const total = moved.reduce((sum, { by }) => sum + by, 0);
  expect(total, JSON.stringify(moved)).toBeLessThan(most);
}

const sitePaths = [
  '/',
  plainProduct().path,
  topCategory().path,
  brandWithNews().path,
  campaignThat('running').path,
  campaignThat('ended').path,
  contentPath(),
  '/varumarken/',
  '/hitta-produkter/?q=vitamin',
  '/hitta-produkter/?q=qqqqqq',
  '/varukorg/',
  '/kassa/',
  '/kassa/tack/',
];
const sizes = [
  [390, 844],
  [1280, 900],
] as const;
/** An app's web view fills a phone, and shows the documents of the site: these are of a page, a list, and none. */
const appPaths = ['/', plainProduct().path, topCategory().path, '/hitta-produkter/?q=vitamin', '/kassa/'];
const visits = [
  ...sitePaths.flatMap((path) => sizes.map((size) => ({ mode: 'site', path, size }) as const)),
  ...appPaths.map((path) => ({ mode: 'external', path, size: sizes[0] }) as const),
];

for (const {
  mode,
  path,
  size: [width, height],
} of visits) {
  test(`${mode}, ${width}: nothing moves while ${path} loads`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchMoves);
    const shop = await launchIn(page, mode);
    await shop.open(path);
    if (mode === 'site') await expect(page.getByRole('region', { name: 'Kakor' })).toBeVisible();
    await quiet(page);
    await page.waitForFunction(picturesInViewAreThere);
    await expectMovedBelow(page, 0.02);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Placeholders are about as high as the content that replaces them.
    await quiet(page);
    await page.waitForFunction(picturesInViewAreThere);
    await expectMovedBelow(page, 0.1);
  });
}

test('a reader who waits at the end of a page is not moved by lists that load above', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const shop = await launchIn(page, 'site');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isOfLists = (request: Request) =>
    /queries\/landing-page/.test(request.url()) && !!request.postData()?.includes('newest');
  await page.route(/\/queries\/landing-page/, async (route) => {
    if (isOfLists(route.request())) await held;
    await route.continue();
  });
  await shop.open(brandWithNews().path);
  await quiet(page);
  const listRequest = page.waitForRequest(isOfLists);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await listRequest;
  const footer = page.getByRole('contentinfo');
  const before = await footer.boundingBox();
  answer();
  await expect(page.getByRole('heading', { name: /^Nyheter från/ })).toBeVisible();
  await quiet(page);
  const after = await footer.boundingBox();
  expect(Math.abs(Number(after?.y) - Number(before?.y))).toBeLessThan(3);
});

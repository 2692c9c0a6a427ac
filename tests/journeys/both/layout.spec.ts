import { contentPath, plainGood, topCategory } from '../../support/goods';
import { expect, launchIn, test } from '../../support/launch-in';

declare global {
  interface Window {
    moved: { by: number; what: string[] }[];
  }
}

/** Collects what moves without the visitor having done anything. */
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

const sitePaths = [
  '/',
  plainGood().path,
  topCategory().path,
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
/** An app's web view fills a phone; all that it shows is rendered in it, into one shell. */
const appPaths = sitePaths.filter((path) => path !== '/varumarken/');
const visits = [
  ...sitePaths.flatMap((path) => sizes.map((size) => ({ mode: 'site', path, size }) as const)),
  ...appPaths.map((path) => ({ mode: 'external', path, size: sizes[0] }) as const),
];

for (const {
  mode,
  path,
  size: [width, height],
} of visits) {
  test(`${mode}, ${width}: nothing moves while ${path} comes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchMoves);
    const shop = await launchIn(page, mode);
    await shop.open(path);
    if (mode === 'site') await expect(page.getByRole('region', { name: 'Kakor' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(picturesInViewAreThere);
    const moved = await page.evaluate(() => window.moved);
    const total = moved.reduce((sum, { by }) => sum + by, 0);
    expect(total, JSON.stringify(moved)).toBeLessThan(0.02);
  });
}

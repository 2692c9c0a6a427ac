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

const paths = [
  '/',
  '/varumarken/',
  '/hitta-produkter/?q=vitamin',
  '/hitta-produkter/?q=qqqqqq',
  '/varukorg/',
  '/kassa/',
  '/kassa/tack/',
];

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const path of paths) {
    test(`${width}: nothing moves while ${path} comes`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchMoves);
      const shop = await launchIn(page, 'site');
      await shop.open(path);
      await expect(page.getByRole('region', { name: 'Kakor' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => window.moved);
      const total = moved.reduce((sum, { by }) => sum + by, 0);
      expect(total, JSON.stringify(moved)).toBeLessThan(0.02);
    });
  }
}

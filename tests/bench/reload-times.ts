import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { findTargets } from './targets';

const screen = 'src/features/product/ProductScreen.tsx';
const title = '{product.title}</h1>';

/**
 * What a developer waits for: the time from a change of a source until an open page shows it.
 * @param tree a copy of the sources, which the development server at `origin` watches
 * @returns ms of each run
 */
export async function measureReloads(browser: Browser, tree: string, origin: string, runs: number): Promise<number[]> {
  const { product } = await findTargets(origin);
  const file = path.join(tree, screen);
  const before = await readFile(file, 'utf8');
  if (!before.includes(title)) throw new Error(`${screen} has no ${title}`);
  const page = await browser.newPage();
  const times = [];
  try {
    await page.goto(origin + product.path);
    for (let run = 0; run <= runs; run++) {
      const mark = `Ändring ${run}`;
      const started = performance.now();
      await writeFile(file, before.replace(title, `{product.title} ${mark}</h1>`));
      await page.getByRole('heading', { level: 1, name: mark }).waitFor();
      // The first run fills caches.
      if (run > 0) times.push(performance.now() - started);
    }
  } finally {
    await writeFile(file, before);
    await page.close();
  }
  return times;
}

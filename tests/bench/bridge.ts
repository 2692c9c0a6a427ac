import path from 'node:path';
import type { Browser } from '@playwright/test';
import esbuild from 'esbuild';
import { atMost, fact, type Measure, show } from './report';
import { median, percentile } from './statistics';

type Costs = Awaited<ReturnType<Window['measureBridge']>>;

/** The cost of a bridge message in the page, next to a bare `postMessage` of the same contents. */
export async function measureBridge(browser: Browser, root: string, origin: string): Promise<Costs> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(root, 'tests/bench/bridge-page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const page = await browser.newPage();
  try {
    // An empty page of the shop's origin, without its content security policy.
    await page.route('**/bench/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>bench</title>' }));
    await page.goto(`${origin}/bench/`);
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    return await page.evaluate(() => window.measureBridge());
  } finally {
    await page.close();
  }
}

const limit = 50;

export function bridgeMeasures({ sent, received, bare, burst }: Costs): Measure[] {
  const bareCost = median(bare);
  const ratio = (values: readonly number[]) => show(median(values) / bareCost, '×');
  return [
    fact('Bare postMessage, the call alone, µs', show(bareCost, '', 1)),
    atMost('To the app, µs, median', median(sent), limit, '', 1),
    fact('To the app, µs, p95', show(percentile(sent, 0.95), '', 1)),
    fact('To the app, against a bare postMessage', ratio(sent)),
    atMost('To the shop, µs, median', median(received), limit, '', 1),
    fact('To the shop, µs, p95', show(percentile(received, 0.95), '', 1)),
    fact('To the shop, against a bare postMessage', ratio(received)),
    atMost('Lost of 10 000 in a burst', burst.sent - burst.arrived, 0, ''),
    fact('Burst in order', burst.inOrder ? 'yes' : 'NO'),
  ];
}

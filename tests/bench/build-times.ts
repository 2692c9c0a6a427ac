import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from '@playwright/test';
import { titleOfProducts } from './marked-title';
import { measureReloads } from './reload-times';
import { atLeast, atMost, fact, type Measure, show } from './report';
import { measureStart, type Started } from './start-times';
import { median } from './statistics';

interface Built {
  products: number;
  pages: number;
  /** Seconds for the whole command. */
  withData: number;
  afresh: number;
  again: number;
  changed: number;
  /** Pages per second, as reported by the build. */
  rate: number;
}

interface Rebuilt {
  file: string;
  /** ms from each change to the new bundle */
  times: number[];
}

export interface BuildTimes {
  builds: Built[];
  /** `npm start` with 5000 products: where nothing is built, and after a change of a screen. */
  starts: { first: Started; changed: Started };
  rebuilds: Rebuilt[];
  /** ms from each change of a screen until an open page shows it */
  reloads: number[];
}

/** Build output, and folders that must not be copied. */
const leftBehind = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results']);
const sizes = [500, 5000];
/** A screen, a style and a rule: the kinds of file that change most. */
const changed = [
  'src/features/product/ProductScreen.tsx',
  'src/features/product/ProductScreen.css.ts',
  'src/domain/money.ts',
];

/** Builds a copy of the sources, so that the checkout is not touched. */
export async function measureBuilds(root: string, browser: Browser, runs: number): Promise<BuildTimes> {
  const tree = path.join(root, '.cache/bench/tree');
  await rm(tree, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  for (const name of await readdir(root)) {
    if (!leftBehind.has(name)) await cp(path.join(root, name), path.join(tree, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  const builds = [];
  for (const products of sizes) builds.push(await buildOne(tree, products));
  const starts = await measureStarts(tree);
  const development = await measureDevelopment(tree, browser, runs);
  await rm(tree, { recursive: true, force: true });
  return { builds, starts, ...development };
}

async function buildOne(tree: string, products: number): Promise<Built> {
  const inTree = (...parts: string[]) => path.join(tree, ...parts);
  await putAside(tree, ['dist', '.cache']);
  const first = await build(tree, products);
  // Everything but the catalogue that the pages are built from.
  await putAside(tree, ['dist', '.cache/compressed', '.cache/prerender.json', '.cache/stamp']);
  const afresh = await build(tree, products);
  await rm(inTree('.cache/stamp'));
  const again = await build(tree, products);
  const title = await titleOfProducts(tree);
  await title.mark('Ändring');
  const changedScreen = await build(tree, products);
  await title.restore();
  const [, pages = '0', rate = '0'] = /pages +(\d+) of \d+ rendered, (\d+)\/s/.exec(afresh.output) ?? [];
  return {
    products,
    pages: Number(pages),
    rate: Number(rate),
    withData: first.seconds,
    afresh: afresh.seconds,
    again: again.seconds,
    changed: changedScreen.seconds,
  };
}

async function measureStarts(tree: string): Promise<BuildTimes['starts']> {
  await putAside(tree, ['dist', '.cache']);
  const start = () => node(tree, ['--start'], { PORT: '0', THIRD_PARTY_PORT: '0' });
  const first = await measureStart(start);
  const title = await titleOfProducts(tree);
  await title.mark('Ändring');
  const changedScreen = await measureStart(start);
  await title.restore();
  return { first, changed: changedScreen };
}

/**
 * Moved, not deleted: ext4 skips the places of files deleted minutes ago one by one, which makes each of the build's
 * thousands of new files several times slower.
 */
async function putAside(tree: string, names: string[]): Promise<void> {
  const aside = await mkdtemp(path.join(tree, 'aside-'));
  for (const [index, name] of names.entries()) {
    await rename(path.join(tree, name), path.join(aside, `${index}`)).catch(() => {});
  }
}

async function build(tree: string, products: number): Promise<{ seconds: number; output: string }> {
  const started = performance.now();
  const child = node(tree, ['--products', `${products}`]);
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the build of ${products} products ended with ${code}: ${complaint.split('\n')[0]}`);
  return { seconds: (performance.now() - started) / 1000, output };
}

/** What a developer waits for: the time until `--serve` has the new bundles, and until a page shows them. */
async function measureDevelopment(
  tree: string,
  browser: Browser,
  runs: number,
): Promise<Pick<BuildTimes, 'rebuilds' | 'reloads'>> {
  const port = Number(process.env.PORT ?? 4300) + 4;
  const child = node(tree, ['--serve', '--products', '500'], { PORT: `${port}`, THIRD_PARTY_PORT: `${port + 1}` });
  if (!child.stdout) throw new Error('the server has no output');
  child.stderr?.resume();
  const lines = createInterface({ input: child.stdout });
  const next = (fits: (line: string) => boolean) =>
    new Promise<void>((resolve) => {
      function onLine(line: string): void {
        if (!fits(line)) return;
        lines.off('line', onLine);
        resolve();
      }
      lines.on('line', onLine);
    });
  try {
    await next((line) => line.startsWith('ready '));
    const rebuilds = [];
    for (const file of changed) {
      const before = await readFile(path.join(tree, file), 'utf8');
      const times = [];
      for (let run = 0; run <= runs; run++) {
        const done = next((line) => line.startsWith(`${file}: `));
        const started = performance.now();
        await appendFile(path.join(tree, file), `\nexport const changed${run} = ${run};\n`);
        await done;
        // The first run fills caches.
        if (run > 0) times.push(performance.now() - started);
      }
      rebuilds.push({ file, times });
      const restored = next((line) => line.startsWith(`${file}: `));
      await writeFile(path.join(tree, file), before);
      await restored;
    }
    return { rebuilds, reloads: await measureReloads(browser, tree, `http://localhost:${port}`, runs) };
  } finally {
    child.kill();
  }
}

function node(tree: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['build.mjs', ...args], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, DATA_DIR: path.join(tree, '.cache/store') },
  });
}

export function buildMeasures({ builds, starts, rebuilds, reloads }: BuildTimes): Measure[] {
  const [small, large] = builds;
  const growth = small && large ? large.afresh / small.afresh / (large.pages / small.pages) : Number.NaN;
  return [
    ...builds.flatMap(({ products, pages, rate, withData, afresh, again, changed }) => [
      fact(`${products} products: pages`, show(pages, '')),
      products === 5000
        ? atMost(`${products} products: build, catalogue in place`, afresh, 40, 's')
        : fact(`${products} products: build, catalogue in place`, show(afresh, 's')),
      fact(`${products} products: first build, catalogue generated`, show(withData, 's')),
      fact(`${products} products: build, no page changed`, show(again, 's')),
      fact(`${products} products: build after a change of a screen`, show(changed, 's')),
      atLeast(`${products} products: prerendered and compressed`, rate, 300, '/s'),
    ]),
    fact('time a page, 5000 against 500 products (1: linear)', show(growth, '×')),
    atMost('first start, until it serves', starts.first.ready, 42, 's'),
    fact('first start, until all pages are written', show(starts.first.built, 's')),
    atMost('start after a change of a screen, until it serves', starts.changed.ready, 15, 's'),
    fact('start after a change of a screen, until all pages are written', show(starts.changed.built, 's')),
    ...rebuilds.map(({ file, times }) => atMost(`rebuild after ${path.basename(file)}`, median(times), 1000, 'ms')),
    atMost('change of a screen until an open page shows it', median(reloads), 1000, 'ms'),
  ];
}

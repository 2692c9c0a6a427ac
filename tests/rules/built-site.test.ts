import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../../build/files';
import type { Assets } from '../../src/app/document/assets';
import { budgets, screensWithFilters, siteScreens } from './budgets';
import { type BuiltFiles, build } from './built-files';
import { testPharmacies } from './built-pharmacies';
import { testRequests } from './built-requests';
import { type Figure, tableOf } from './figures';
import { packageProblems } from './package-problems';
import { checkoutInApp, loadedUntilQuiet } from './profiles';
import { shellFiles } from './shell-files';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'dist/site');
const parser = new Window().document;
let built: BuiltFiles;
let assets: Assets;

beforeAll(() => {
  built = build(root);
  assets = built.assets;
}, 600_000);

function compressed(file: string): number {
  return statSync(path.join(site, `${file}.br`)).size;
}

/** The documents of all pages, including the home page. */
async function findPages(): Promise<string[]> {
  return (await filesBelow(site, '.')).filter((file) => path.basename(file) === 'index.html');
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

const figures: Figure[] = [];

/** Compares a figure with its budget and stores it for the table that is printed at the end. */
function expectWithin(budget: number, what: string, value: number, unit: Figure['unit'] = 'KB'): void {
  figures.push({ what, value, budget, unit });
  expect(value).toBeLessThanOrEqual(budget);
}

describe('bytes', () => {
  afterAll(() => console.log(tableOf(figures)));

  test.each(siteScreens)('the JavaScript of %s', (screen) => {
    expectWithin(budgets.siteScreen, `JavaScript of ${screen}`, sum(built.siteFilesOf(screen).map(compressed)));
  });

  test.each(screensWithFilters)('the JavaScript of %s', (screen) => {
    expectWithin(budgets.screenWithFilters, `JavaScript of ${screen}`, sum(built.siteFilesOf(screen).map(compressed)));
  });

  test.each(['HomeScreen', 'ProductScreen', 'ListingScreen'] as const)(
    'the JavaScript of %s until nothing more loads',
    (screen) => {
      const later = loadedUntilQuiet[screen].flatMap(built.chunksOf);
      const files = new Set([...built.siteFilesOf(screen), ...later]);
      expect(files.size).toBeGreaterThan(built.siteFilesOf(screen).length);
      expectWithin(budgets.untilQuiet, `JavaScript of ${screen} until quiet`, sum([...files].map(compressed)));
    },
  );

  test('the JavaScript of the external checkout', () => {
    const files = built.filesOf(...checkoutInApp);
    expectWithin(budgets.externalCheckout, 'JavaScript of the external checkout', sum(files.map(compressed)));
  });

  test.each([...siteScreens, ...screensWithFilters, 'CheckoutScreen'])('the styles of %s', (screen) => {
    const css = assets.shell.css + (assets.parts[screen]?.css ?? '');
    expect(css).not.toBe('');
    expectWithin(budgets.styles, `styles of ${screen}`, brotliCompressSync(css).length);
  });

  test('the HTML of every page', async () => {
    const pages = await findPages();
    expect(pages.length).toBeGreaterThan(5000);
    expect(pages).toContain('index.html');
    const sizes = pages.map((file) => ({ file, size: compressed(file) })).sort((a, b) => b.size - a.size);
    const [heaviest] = sizes;
    expectWithin(budgets.html, `HTML of the heaviest page, ${heaviest?.file}`, heaviest?.size ?? Number.NaN);
    expect(sizes.filter(({ size }) => size > budgets.html)).toEqual([]);
  });

  testRequests(() => built, expectWithin);
});

describe('chunks', () => {
  test('every file of the manifest exists, in the site and in the external shell', () => {
    const parts = Object.values(assets.parts).flatMap(({ js, cssFile, textsFile }) => [...js, cssFile, textsFile]);
    const files = [assets.entry, ...assets.stages, ...parts].filter((file) => file !== null);
    expect(files.length).toBeGreaterThan(10);
    const missing = files.filter(
      (file) => !existsSync(path.join(site, file)) || !existsSync(path.join(root, 'dist/external', file)),
    );
    expect(missing).toEqual([]);
  });

  test('files.json lists every file of the external shell but its configuration', async () => {
    const { listed, there } = await shellFiles(root);
    expect(listed).toEqual(there);
  });

  test('chunks find each other wherever their folder is moved', () => {
    const absolute = assets.stages.filter((file) =>
      /["'(]\/assets\//.test(readFileSync(path.join(site, file), 'utf8')),
    );
    expect(absolute).toEqual([]);
  });

  test('React is a module that is compiled at once', () => {
    const [libraries = ''] = assets.stages;
    expect(readFileSync(path.join(site, libraries), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('nothing of npm run dev is in what is built', async () => {
    const scripts = (await filesBelow(site, 'assets')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const files = [...scripts, 'index.html'].map((file) => readFileSync(path.join(site, file), 'utf8'));
    expect(files.filter((text) => /\/dev\/|sourceMappingURL|react_stack_bottom_frame/.test(text))).toEqual([]);
  });

  test('a part does not repeat what the shell has', () => {
    for (const { js, messages } of Object.values(assets.parts)) {
      expect(js.filter((file) => assets.stages.includes(file))).toEqual([]);
      expect(Object.keys(messages).filter((id) => id in assets.shell.messages)).toEqual([]);
    }
  });
});

describe('headers', () => {
  const rules = () =>
    JSON.parse(readFileSync(path.join(site, 'headers.json'), 'utf8')) as Record<string, Record<string, string>>;
  const policy = () => rules()['/*']?.['Content-Security-Policy'] ?? '';

  const serious = (text: string) =>
    new CspEvaluator(new CspParser(text).csp)
      .evaluate()
      .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
      .map(({ description }) => description);

  test('an independent evaluator finds nothing serious in the content security policy', () => {
    expect(serious(policy())).toEqual([]);
    expect(serious("script-src 'unsafe-inline'"), 'the judge can object').not.toEqual([]);
  });

  test('nor in those of our pages around providers’ scripts, which name their sources exactly', () => {
    const frames = JSON.parse(readFileSync(path.join(root, 'dist/frames/headers.json'), 'utf8')) as ReturnType<
      typeof rules
    >;
    expect(Object.keys(frames)).toEqual(['/frames/klarna/', '/frames/ingrid/']);
    for (const [page, headers] of Object.entries(frames)) {
      const text = headers['Content-Security-Policy'] ?? '';
      expect(serious(text.replace('{nonce}', 'bm9uY2Ugb2YgYW4gYW5zd2Vy'))).toEqual([]);
      const folder = page.split('/').at(-2) ?? '';
      expect(text).toContain(`script-src 'nonce-{nonce}' http://127.0.0.1:4181/${folder}/;`);
      expect(text).toContain('frame-ancestors http://localhost:4180 http://127.0.0.1:4181;');
      expect(text).toContain("require-trusted-types-for 'script'");
      expect(text).not.toMatch(/unsafe|\*/);
    }
  });

  test('the policy has all required directives', () => {
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "frame-ancestors 'self'",
      'trusted-types luckan-tag-manager',
    ]) {
      expect(policy()).toContain(part);
    }
    expect(policy()).not.toMatch(/unsafe|\*/);
  });

  /** The inline scripts and styles of a document that the policy blocks; each document has some. */
  function refusedIn(file: string): string[] {
    const texts = inlineTexts(readFileSync(path.join(root, 'dist', file), 'utf8'));
    expect(texts, file).not.toEqual([]);
    return texts.filter((text) => !policy().includes(createHash('sha256').update(text).digest('base64')));
  }

  test('every inline script and style of a page is allowed by its hash', async () => {
    const pages = await findPages();
    const some = pages.filter((_, index) => index % 25 === 0);
    expect(some.length).toBeGreaterThan(50);
    expect(some.flatMap((page) => refusedIn(`site/${page}`))).toEqual([]);
  });

  test('and so is every one of a document that is served at several addresses', () => {
    const shells: Record<string, string> = JSON.parse(readFileSync(path.join(site, 'shells.json'), 'utf8'));
    const files = ['404.html', ...Object.values(shells)].map((file) => `site/${file}`);
    expect(files.length).toBeGreaterThan(1);
    expect([...files, 'external/index.html'].flatMap(refusedIn)).toEqual([]);
  });
});

describe('pharmacies', () => testPharmacies(site));

/** The inline scripts and styles of a document, as a browser reads them; nothing in a template is fetched. */
function inlineTexts(html: string): string[] {
  const parsed = parser.createElement('template');
  parsed.innerHTML = html;
  return [...parsed.content.querySelectorAll('script:not([src]):not([type$="json"]), style')].map(
    ({ textContent }) => textContent,
  );
}

test('the bridge’s package passes the checks of npm and TypeScript', async () => {
  expect(await packageProblems(path.join(root, 'dist/bridge'))).toEqual([]);
}, 60_000);

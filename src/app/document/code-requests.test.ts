import { expect, test } from 'vitest';
import type { Page } from '../../api/page-data/schema';
import type { Assets } from './assets';
import { codeRequests } from './code-requests';

const part = (name: string) => ({ js: [`assets/${name}.js`] });
const assets = {
  entry: 'assets/entry.js',
  stages: ['assets/react.js'],
  parts: { HomeScreen: part('home'), SiteHeader: part('header'), 'app-embedder': part('bridge') },
} as unknown as Assets;
const parts = ['HomeScreen', 'SiteHeader'];
const page = { template: 'home' } as Page;

/** The files that a piece of a document names. */
const files = (html: string) => [...html.matchAll(/(?:assets\/)?\w+\.js(?:on)?(?=["\s])/g)].map(([file]) => file);

test('a page with a main picture requests its code after that', () => {
  const { first, last, start } = codeRequests({ assets, parts, data: { page, shell: 'site' }, hasMainPicture: true });
  expect(first).toBe('');
  expect(files(last)).toEqual(['config.json']);
  expect(start).toContain(' data-after-picture ');
  expect(files(start.slice(0, start.indexOf('>')))).toEqual([
    'assets/header.js',
    'assets/bridge.js',
    'assets/entry.js',
    'assets/react.js',
    'assets/home.js',
  ]);
});

test('without one, code is requested in the head, but for what only one mode needs', () => {
  const { first, start } = codeRequests({ assets, parts, data: { page, shell: 'site' }, hasMainPicture: false });
  expect(files(first)).toEqual(['config.json', 'assets/entry.js', 'assets/react.js', 'assets/home.js']);
  expect(start).not.toContain('data-after-picture');
  expect(start).toContain('data-on-site="assets/header.js"');
  expect(start).toContain('data-in-app="assets/bridge.js"');
});

test('so it is for screens without page data, which are the site’s', () => {
  const data = { page: null, shell: 'site' } as const;
  const { first } = codeRequests({ assets, parts, data, hasMainPicture: false });
  expect(files(first)).toEqual([
    'config.json',
    'assets/entry.js',
    'assets/react.js',
    'assets/home.js',
    'assets/header.js',
  ]);
});

test('the external shell names its files relatively: where it is mounted is known to a script', () => {
  const data = { page: null, shell: 'external' } as const;
  const { first, start } = codeRequests({ assets, parts: [], data, hasMainPicture: false });
  expect(first).toContain('data-files="config.json assets/entry.js assets/react.js"');
  expect(first).not.toContain('href="/');
  expect(start).toContain('data-files="assets/entry.js"');
});

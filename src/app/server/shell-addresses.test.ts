import { expect, test } from 'vitest';
import { matches } from '../../routes/matches';
import { screenRoutes, shellFile } from '../routes';
import { shellAddresses } from './shell-addresses';

const shells = Object.fromEntries(screenRoutes.map((route) => [route.path, shellFile(route)]));
const { _redirects = '', 'shells.json': json = '' } = shellAddresses(shells);
const rules = _redirects
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));

/** As static hosts do: the first rule that fits, where there is no file. */
const rewritten = (path: string) => rules.find(([pattern = '']) => matches(pattern, path))?.[1];

test('a static host serves each address the document that any other server does', () => {
  for (const { path } of screenRoutes) {
    const address = path.replaceAll(/:\w+/g, 'x1');
    const pattern = Object.keys(shells).find((known) => matches(known, address));
    expect(rewritten(address), address).toBe(`/${shells[pattern ?? '']}`);
  }
  expect(JSON.parse(json)).toEqual(shells);
});

test('in an app each address gets the one shell', () => {
  expect(rewritten('/external/kassa/')).toBe('/external/index.html');
  expect(rewritten('/external/produkt/x-1/')).toBe('/external/index.html');
});

test('what is no address of the shop is not rewritten, but not found', () => {
  for (const path of ['/finns-inte/', '/kassa/finns-inte/', '/assets/borta.js'])
    expect(rewritten(path)).toBeUndefined();
});

test('rules are of three words: no address has a space or what a host would read as another kind of pattern', () => {
  for (const rule of rules) {
    expect(rule).toEqual([expect.stringMatching(/^(\/[\w:-]+)*\/\*?$/), expect.stringMatching(/^\/[\w/.-]+$/), '200']);
  }
});

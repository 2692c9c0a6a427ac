import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linkNotes, linkOf } from '../../build/app-guide/deep-links';
import { guideFile, guidePage } from '../../build/app-guide/page';
import { generateCatalogue } from '../../fixtures/data/catalogue';
import { routes, screenRoutes } from '../../src/app/routes';

/** Ignores how a formatter aligns tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

it('the reference for app developers is that of the code (else: node build.mjs --run build/app-guide/main.ts)', () => {
  expect(plain(readFileSync(guideFile, 'utf8'))).toBe(plain(guidePage()));
});

it('its notes are on addresses that the shop has', () => {
  const paths = routes.map(({ path }) => path);
  expect(Object.keys(linkNotes).filter((path) => !paths.includes(path))).toEqual([]);
});

it('a screen without a note has a link all the same: its title, who may see it and what that takes of the app', () => {
  const [club] = screenRoutes.filter(({ needs }) => needs === 'customer');
  if (!club) throw new Error('no screen is for customers');
  expect(linkOf({ ...club, path: '/ny/', title: 'Ny' })).toEqual({
    path: '/ny/',
    shows: '_Ny_',
    needs: 'customer',
    capability: 'signIn',
  });
});

it('the products of its example of a cart can be bought', () => {
  const { products } = generateCatalogue({ seed: 1, today: '2026-11-16' });
  const numbers = [...(linkNotes['/kassa/']?.query ?? '').matchAll(/(\d{6}):/g)].map(([, number]) => number);
  const named = products.filter(({ productNumber }) => numbers.includes(productNumber));
  expect(named.map(({ itemType, discontinued }) => ({ itemType, discontinued }))).toEqual(
    Array(2).fill({ itemType: 'goods', discontinued: false }),
  );
});

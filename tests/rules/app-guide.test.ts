import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenLinks } from '../../build/app-guide/deep-links';
import { guideFile, guidePage } from '../../build/app-guide/page';
import { generateCatalogue } from '../../fixtures/data/catalogue';
import { screenRoutes } from '../../src/app/routes';

/** Ignores how a formatter aligns tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

it('the reference for app developers is that of the code (else: node build.mjs --run build/app-guide/main.ts)', () => {
  expect(plain(readFileSync(guideFile, 'utf8'))).toBe(plain(guidePage()));
});

it('it has a row for every screen, and for nothing else', () => {
  expect(Object.keys(screenLinks).sort()).toEqual(screenRoutes.map(({ path }) => path).sort());
});

it('the products of its example of a cart can be bought', () => {
  const { products } = generateCatalogue({ seed: 1, today: '2026-11-16' });
  const numbers = [...(screenLinks['/kassa/']?.query ?? '').matchAll(/(\d{6}):/g)].map(([, number]) => number);
  const named = products.filter(({ productNumber }) => numbers.includes(productNumber));
  expect(named.map(({ itemType, discontinued }) => ({ itemType, discontinued }))).toEqual(
    Array(2).fill({ itemType: 'goods', discontinued: false }),
  );
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenLinks } from '../../build/app-guide/deep-links';
import { guideFile, guidePage } from '../../build/app-guide/page';
import { screenRoutes } from '../../src/app/routes';

/** Ignores how a formatter aligns tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

it('the reference for app developers is that of the code (else: node build.mjs --run build/app-guide/main.ts)', () => {
  expect(plain(readFileSync(guideFile, 'utf8'))).toBe(plain(guidePage()));
});

it('it has a row for every screen, and for nothing else', () => {
  expect(Object.keys(screenLinks).sort()).toEqual(screenRoutes.map(({ path }) => path).sort());
});

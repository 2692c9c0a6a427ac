import path from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from './rooms.mjs';
import { testFiles } from './test-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('the tests of a room are the units and journeys about it, whatever the room is called in their paths', async () => {
  const { units, journeys } = await testFiles(root, ['Club']);
  for (const name of ['both/bonus-cheques', 'both/club', 'external/club-tracked', 'site/membership'])
    expect(journeys).toContain(`tests/journeys/${name}.spec.ts`);
  expect(journeys).not.toContain('tests/journeys/both/buy.spec.ts');
  expect(units).toContain('src/domain/purchases.test.ts');
  expect(units).toContain('fixtures/backend/members/points.test.ts');
});

test.each(Object.entries(rooms))('every word of the room %s is in the path of a test', async (_room, words) => {
  for (const word of words) {
    const { units, journeys } = await testFiles(root, [word]);
    expect(units.length + journeys.length, word).toBeGreaterThan(0);
  }
});

test('a word that is no room selects the tests with it in their path', async () => {
  const { units, journeys } = await testFiles(root, ['Vouchers']);
  expect(units.length + journeys.length).toBeGreaterThan(1);
  for (const file of [...units, ...journeys]) expect(file.toLowerCase()).toContain('vouchers');
});

test('a word that is in no path matches no tests', async () => {
  expect(await testFiles(root, ['no-such-room'])).toEqual({ units: [], journeys: [] });
});

test('without a word all tests match', async () => {
  const { units, journeys } = await testFiles(root, []);
  expect(units).toContain('tests/support/test-files.test.ts');
  expect(journeys.length).toBeGreaterThan(50);
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { testFiles } from './test-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('the tests of an area are those with its name in their path, units and journeys', async () => {
  const { units, journeys } = await testFiles(root, ['Club']);
  expect(journeys).toContain('tests/journeys/both/club.spec.ts');
  expect(units.length).toBeGreaterThan(0);
  for (const file of [...units, ...journeys]) expect(file.toLowerCase()).toContain('club');
});

test('a word that is in no path matches no tests', async () => {
  expect(await testFiles(root, ['no-such-room'])).toEqual({ units: [], journeys: [] });
});

test('without a word all tests match', async () => {
  const { units, journeys } = await testFiles(root, []);
  expect(units).toContain('tests/support/test-files.test.ts');
  expect(journeys.length).toBeGreaterThan(50);
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { buildFloor, thawed } from './build';

const root = path.resolve(import.meta.dirname, '../../..');

test('the page that the bench compares with is the same as for earlier figures', async () => {
  const floor = await buildFloor(root);
  expect(thawed(floor), 'figures before and after do not compare: freeze it anew on purpose only').toBeNull();
  expect(thawed({ ...floor, script: `${floor.script};` })).not.toBeNull();
});

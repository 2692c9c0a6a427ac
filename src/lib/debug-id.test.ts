import { expect, it } from 'vitest';
import { debugIdOf } from './debug-id';

it('each file has a UUID of its own, always the same one', () => {
  const files = Array.from({ length: 2000 }, (_, nth) => `Part${nth}-ABCDEF23.js`);
  const ids = files.map(debugIdOf);
  expect(new Set(ids).size).toBe(files.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(debugIdOf('entry-ABCDEF23.js')).toBe(debugIdOf('entry-ABCDEF23.js'));
});

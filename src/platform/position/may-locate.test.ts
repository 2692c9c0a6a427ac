import { expect, it } from 'vitest';
import { mayLocate } from './may-locate';

const browser = (query: () => Promise<object>) => ({ permissions: { query } as unknown as Permissions });

it.each([
  ['granted', true],
  ['prompt', false],
  ['denied', false],
])('a permission that is %s', async (state, expected) => {
  expect(await mayLocate(browser(async () => ({ state })))).toBe(expected);
});

it('a browser that does not report it would ask', async () => {
  expect(await mayLocate({})).toBe(false);
  expect(await mayLocate(browser(() => Promise.reject(new TypeError())))).toBe(false);
});

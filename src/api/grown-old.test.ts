import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { productNumber } from '../domain/ids';
import { limits } from '../domain/limits';
import { navigationTreeQuery } from './elevate/queries';
import { readGrownOld } from './grown-old';
import { itemQuery } from './items/queries';
import { pageQuery } from './page-data/queries';

const number = productNumber('100123');

function readAnew(queryKey: QueryKey, ageMs: number): Promise<boolean> {
  const client = new QueryClient();
  client.setQueryData(queryKey, {}, { updatedAt: Date.now() - ageMs });
  return readGrownOld(client).then(() => client.getQueryState(queryKey)?.isInvalidated === true);
}

it.each([pageQuery('/').queryKey, itemQuery(number).queryKey, ['elevate', 'search-page', {}]])(
  'prices that have grown old are read anew, and not twice when they are shown at once: %j',
  async (...key) => {
    expect(await readAnew(key, limits.query.justRead + 1000)).toBe(true);
    expect(await readAnew(key, 0)).toBe(false);
  },
);

it.each([
  [navigationTreeQuery().queryKey],
  [['elevate', 'content-information', []]],
  [['disclosures', number]],
  [['pharmacy', 'search', '']],
  [['member', 'info']],
])('what has no price stays as it was read: %j', async (key) => {
  expect(await readAnew(key, limits.query.collect)).toBe(false);
});

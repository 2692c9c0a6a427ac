import { expect, it } from 'vitest';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { longList } from './long-list';

const total = 500;
const { pageSize } = limits.listing;
const answer = (from: number, count: number) => ({
  primaryList: {
    sort: { selected: 'RELEVANCE' },
    productGroups: [...Array(Math.min(count, total - from)).keys()].map((n) => ({
      card: { ...card(productNumber(String(from + n))), ticket: '' },
    })),
    totalHits: total,
    facets: [],
  },
});

async function listed(limit: number, known?: number) {
  const requests: [skip: number, limit: number][] = [];
  const { primaryList } = await longList(
    { skip: 0, limit },
    (shorter) => (known === shorter.limit ? answer(0, known) : undefined),
    async (part) => {
      requests.push([part.skip, part.limit]);
      return answer(part.skip, part.limit);
    },
  );
  return { requests, numbers: primaryList.productGroups.map((group) => Number(group.card.productNumber)) };
}

it('requests only the next page if the earlier ones are cached', async () => {
  const { requests, numbers } = await listed(2 * pageSize, pageSize);
  expect(requests).toEqual([[pageSize, pageSize]]);
  expect(numbers).toEqual([...Array(2 * pageSize).keys()]);
});

it('requests no more at once than the service returns', async () => {
  const { requests, numbers } = await listed(5 * pageSize);
  expect(requests).toEqual([
    [0, 4 * pageSize],
    [4 * pageSize, pageSize],
  ]);
  expect(numbers).toEqual([...Array(5 * pageSize).keys()]);
});

it('ends at the last product', async () => {
  expect((await listed(15 * pageSize, 13 * pageSize)).numbers).toHaveLength(500);
});

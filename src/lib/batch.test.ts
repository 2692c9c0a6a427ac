import { expect, it } from 'vitest';
import { batched } from './batch';

it('combines concurrent look-ups into calls of at most `size` ids', async () => {
  const calls: number[][] = [];
  const twice = batched(
    async (ids: number[]) => {
      calls.push(ids);
      return (id: number) => id * 2;
    },
    5,
    2,
  );
  expect(await Promise.all([1, 2, 1, 3].map(twice))).toEqual([2, 4, 2, 6]);
  expect(calls).toEqual([[1, 2], [3]]);
  expect(await twice(1)).toBe(2);
  expect(calls).toHaveLength(3);
});

it('fails only the look-ups whose part of the batch failed', async () => {
  const lookUp = batched(
    async (ids: number[]) => {
      if (ids.includes(3)) throw new Error('no');
      return (id: number) => id;
    },
    1,
    2,
  );
  const answers = await Promise.allSettled([1, 2, 3].map(lookUp));
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

import { expect, it } from 'vitest';
import { retry } from './retry';

it('doubles the delay between attempts and fails after the last', async () => {
  const waits: number[] = [];
  let tries = 0;
  const failing = retry(
    () => {
      tries++;
      return Promise.reject(new Error('down'));
    },
    5,
    (attempt) => 350 * 2 ** attempt,
    async (ms) => void waits.push(ms),
  );
  await expect(failing).rejects.toThrow('down');
  expect(tries).toBe(6);
  expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
});

it('returns the first success', async () => {
  let tries = 0;
  const result = await retry(
    async () => {
      tries++;
      if (tries < 3) throw new Error('down');
      return 'up';
    },
    5,
    () => 0,
  );
  expect(result).toBe('up');
  expect(tries).toBe(3);
});

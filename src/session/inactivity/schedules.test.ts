import fc from 'fast-check';
import { it } from 'vitest';
import { play } from './testing/play';
import { schedule } from './testing/schedule';

it('no sequence of events signs out an active customer, or keeps an inactive one signed in long after the limit', async () => {
  const seed = Number(process.env.SESSION_SEED ?? Date.now() % 1_000_000_000);
  console.log(`SESSION_SEED=${seed}`);
  await fc.assert(fc.asyncProperty(schedule, play), { seed, numRuns: 1000 });
}, 120_000);

import { expect, it } from 'vitest';
import { mayPrefetch } from './prefetch';

const userAgent = 'Mozilla/5.0 (iPhone) Safari/604.1';

it('prefetches on an ordinary connection', () => {
  expect(mayPrefetch({ userAgent })).toBe(true);
  expect(mayPrefetch({ userAgent, connection: { effectiveType: '4g', saveData: false } })).toBe(true);
});

it('does not prefetch on slow 2g, with a data saver, or for bots', () => {
  expect(mayPrefetch({ userAgent, connection: { effectiveType: 'slow-2g' } })).toBe(false);
  expect(mayPrefetch({ userAgent, connection: { saveData: true } })).toBe(false);
  expect(mayPrefetch({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(false);
});

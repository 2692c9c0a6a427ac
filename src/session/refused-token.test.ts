import { beforeEach, expect, it, vi } from 'vitest';
import { jwt, minute, started } from './testing/browser';
import { inApp } from './testing/in-app';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});

const inTenMinutes = () => Date.now() + 10 * minute;

it('the token that expires last wins, and the app is notified of the other', async () => {
  const { page, refused, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
  await started(page);
  give({ accessToken: jwt('anna', 'older'), expiresAt: Date.now() + minute });
  give({ accessToken: jwt('anna', 'ended'), expiresAt: Date.now() - minute });
  expect(await page.session.token()).toBe(jwt('anna'));
  expect(refused).toEqual(['TOKEN expiresAt OUTDATED', 'TOKEN expiresAt EXPIRED']);
});

it('a token that comes at the start is judged once', async () => {
  const seconds = { accessToken: jwt('anna'), expiresAt: 1_800_000_600 };
  const { page, refused } = inApp(seconds);
  await started(page);
  expect(refused).toEqual(['TOKEN expiresAt SECONDS']);
});

it('seconds in the place of milliseconds are refused, not taken for an expired token', async () => {
  const { page, errors, refused, give } = inApp(null);
  await started(page);
  give({ accessToken: jwt('anna'), expiresAt: Math.round(inTenMinutes() / 1000) });
  expect(await page.session.token()).toBeNull();
  expect([errors, refused]).toEqual([[], ['TOKEN expiresAt SECONDS']]);
});

it.each([0, 1_800_000_000, 1_800_000_000_000])('a sign-out counts whatever its time is: %d', async (expiresAt) => {
  const { page, refused, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
  await started(page);
  give({ accessToken: null, expiresAt });
  expect([await page.session.token(), refused]).toEqual([null, []]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { browser, jwt, settle, started } from './testing/browser';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

it('who has signed in is there without a reload, in the other tabs too', async () => {
  const { tab, authy } = browser({ person: null });
  const [page, other] = [tab(), tab()];
  await started(page);
  await started(other);
  authy.person = 'anna';
  expect(await settle(page.session.signedIn())).toBe(true);
  for (const each of [page, other]) {
    expect(each.state.get()).toMatchObject({ status: 'present', signedIn: true, subject: 'anna' });
  }
  expect(await page.session.token()).toBe(jwt('anna', authy.calls));
});

it('who signs in takes the place of whoever was signed in', async () => {
  const { tab, authy } = browser();
  const page = tab();
  await started(page);
  authy.person = 'bo';
  expect(await settle(page.session.signedIn())).toBe(true);
  expect(page.signedOut).toEqual(['otherPerson']);
  expect(page.state.get()).toMatchObject({ signedIn: true, subject: 'bo' });
});

it('a sign-in that has left no session signs nobody in', async () => {
  const { tab } = browser({ person: null });
  const page = tab();
  await started(page);
  expect(await settle(page.session.signedIn())).toBe(false);
  expect(page.state.get().signedIn).toBe(false);
  expect(page.signedOut).toEqual([]);
});

it('a network that comes back is waited for', async () => {
  const { tab, authy } = browser({ person: null });
  const page = tab();
  await started(page);
  authy.person = 'anna';
  authy.broken = 2;
  expect(await settle(page.session.signedIn())).toBe(true);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { browser, jwt, settle, started } from './testing/browser';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

it('a customer who signs in is shown without a reload, in the other tabs too', async () => {
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

it('a customer who signs in replaces the one who was signed in', async () => {
  const { tab, authy } = browser();
  const page = tab();
  await started(page);
  authy.person = 'bo';
  expect(await settle(page.session.signedIn())).toBe(true);
  expect(page.signedOut).toEqual(['otherPerson']);
  expect(page.state.get()).toMatchObject({ signedIn: true, subject: 'bo' });
});

it('a sign-in without a session signs no one in', async () => {
  const { tab } = browser({ person: null });
  const page = tab();
  await started(page);
  expect(await settle(page.session.signedIn())).toBe(false);
  expect(page.state.get().signedIn).toBe(false);
  expect(page.signedOut).toEqual([]);
});

it('a sign-in waits for the network to come back', async () => {
  const { tab, authy } = browser({ person: null });
  const page = tab();
  await started(page);
  authy.person = 'anna';
  authy.broken = 2;
  expect(await settle(page.session.signedIn())).toBe(true);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { browser, jwt, minute, settle, started } from './testing/browser';
import { subjectMark } from './token';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const tokenOf = (person: string, nth: number) => ({
  accessToken: jwt(person, nth),
  expiresAt: Date.now() + 10 * minute,
});

it.each([
  ['is outdated once its customer has signed out', null, true],
  ['is outdated once another customer has signed in', () => tokenOf('bo', 1), true],
  ['is not outdated if its customer only has a newer token', () => tokenOf('anna', 2), false],
])('a page that was frozen %s', async (_what, stored, isOutdated) => {
  const page = browser().tab();
  await started(page);
  expect(page.session.isOutdated()).toBe(false);
  vi.spyOn(page.entry, 'read').mockReturnValue(stored?.() ?? null);
  expect(page.session.isOutdated()).toBe(isOutdated);
});

it('a page removes the data of its customer also if another tab has met the next one before', async () => {
  const { tab, authy, lastSubject } = browser();
  const page = tab();
  await started(page);
  authy.person = 'bo';
  lastSubject.write(subjectMark('bo'));
  expect(await settle(page.session.refresh(jwt('anna', 1), 401))).toBe(jwt('bo', 2));
  expect(page.signedOut).toEqual(['otherPerson']);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { browser, minute, settle, started } from './testing/browser';

beforeEach(() => void vi.useFakeTimers());

it('a page that never learnt who is signed in does not use the session cookie after too long an absence', async () => {
  const { tab, authy, lastActive } = browser();
  lastActive.write(Math.floor(Date.now() / 1000));
  const page = tab();
  authy.broken = 2;
  await started(page);
  expect(page.state.get()).toMatchObject({ status: 'failed', isUnknown: true });

  // The machine sleeps, and the network comes back with it.
  vi.setSystemTime(Date.now() + 300 * minute);
  await settle(page.session.identify());
  expect(authy.calls).toBe(2);
  expect(page.state.get()).toMatchObject({ signedIn: false, isUnknown: false });
  expect(page.purge).toHaveBeenCalled();
});

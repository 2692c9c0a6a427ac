import { beforeEach, expect, it, vi } from 'vitest';
import { browser, jwt, settle, started } from './testing/browser';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

/** Answers that are on their way when the session ends. */
function slowTokens() {
  let calls = 0;
  return async () => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { token: jwt('anna', calls), expiresIn: 600 };
  };
}

it.each(['this tab', 'another tab'])(
  'a token that comes after a sign-out in %s is not used any more',
  async (where) => {
    const { tab, stored } = browser();
    // Without locks, as after a wait of 15 s for one, a sign-out does not wait for the renewal.
    const change = { locks: undefined, getAccessToken: slowTokens() };
    const [page, other] = [tab(change), tab(change)];
    await started(page);
    await started(other);
    const { session, state } = page;
    const refreshing = session.refresh(jwt('anna', 1), 401);
    void (where === 'this tab' ? page : other).signOut();
    expect(await settle(refreshing)).toBeNull();
    expect(stored.read()).toBeNull();
    expect(state.get().signedIn).toBe(false);
    expect(await session.token()).toBeNull();
  },
);

it('a token that another tab has stored meanwhile is the one that counts', async () => {
  const { tab, stored } = browser();
  const page = tab({ locks: undefined, getAccessToken: slowTokens() });
  await started(page);
  const refreshing = page.session.refresh(jwt('anna', 1), 401);
  stored.write({ accessToken: jwt('anna', 'elsewhere'), expiresAt: Date.now() + 600_000 });
  expect(await settle(refreshing)).toBe(jwt('anna', 'elsewhere'));
});

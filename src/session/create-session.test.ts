import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, jwt, minute, settle, started } from './testing/browser';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

describe('at start-up', () => {
  it('initialises a visitor without a token, and signs no one out', async () => {
    const { tab } = browser({ person: null });
    const page = tab();
    const seen: string[] = [];
    page.state.subscribe(() => seen.push(page.state.get().status));
    await started(page);
    expect(seen).toEqual(['activated', 'fetching', 'failed']);
    expect(page.state.get().signedIn).toBe(false);
    expect(await page.session.token()).toBeNull();
    expect(page.signedOut).toEqual([]);
  });

  it('uses a stored token that has not expired, without a request', async () => {
    const { tab, stored, authy } = browser();
    stored.write({ accessToken: jwt('anna'), expiresAt: Date.now() + 10 * minute });
    const page = tab();
    await started(page);
    expect(page.state.get()).toMatchObject({ status: 'present', signedIn: true, subject: 'anna' });
    expect(authy.calls).toBe(0);
  });

  it("discards an expired token, and removes its owner's data if no one is signed in", async () => {
    const { tab, stored } = browser({ person: null });
    stored.write({ accessToken: jwt('anna'), expiresAt: Date.now() - 1 });
    const page = tab();
    await started(page);
    expect(await page.session.token()).toBeNull();
    expect(page.purge).toHaveBeenCalled();
    expect(stored.read()).toBeNull();
  });

  it('API calls wait for a token request in progress', async () => {
    const page = browser().tab();
    void page.session.activate();
    expect(await settle(page.session.token())).toBe(jwt('anna', 1));
  });
});

describe('at start-up, without an answer to who is signed in', () => {
  it('it is not known, although one try follows by itself', async () => {
    const { tab, authy } = browser();
    const page = tab();
    authy.broken = 2;
    await started(page);
    expect(authy.calls).toBe(2);
    expect(page.state.get()).toMatchObject({ status: 'failed', signedIn: false, isUnknown: true, hasEnded: false });
    expect(page.signedOut).toEqual([]);
  });

  it('the next attempt finds the customer, and is shared by all who ask for it', async () => {
    const { tab, authy } = browser();
    const page = tab();
    authy.broken = 2;
    await started(page);
    const seen: string[] = [];
    page.state.subscribe(() => seen.push(page.state.get().status));
    await settle(Promise.all([page.session.identify(), page.session.identify()]));
    expect(authy.calls).toBe(3);
    expect(seen).toEqual(['fetching', 'present']);
    expect(page.state.get()).toMatchObject({ signedIn: true, subject: 'anna', isUnknown: false });
    await settle(page.session.identify());
    expect(authy.calls).toBe(3);
  });

  it('an attempt during start-up waits for its result', async () => {
    const { tab, authy } = browser();
    const page = tab();
    authy.broken = 2;
    void page.session.activate();
    await settle(page.session.identify());
    expect(page.state.get()).toMatchObject({ signedIn: true, isUnknown: false });
  });

  it('another failure changes nothing; an answer without a token is a visitor', async () => {
    const { tab, authy } = browser({ person: null });
    const page = tab();
    authy.broken = 4;
    await started(page);
    await settle(page.session.identify());
    expect(page.state.get()).toMatchObject({ status: 'failed', isUnknown: true });
    await settle(page.session.identify());
    expect(page.state.get()).toMatchObject({ status: 'failed', signedIn: false, isUnknown: false });
    expect(page.signedOut).toEqual([]);
  });

  it("an expired token's owner may return: their data is removed only when it is known that no one is signed in", async () => {
    const { tab, authy, stored } = browser({ person: null });
    stored.write({ accessToken: jwt('anna'), expiresAt: Date.now() - 1 });
    const page = tab();
    authy.broken = 2;
    await started(page);
    expect(page.purge).not.toHaveBeenCalled();
    await settle(page.session.identify());
    expect(page.purge).toHaveBeenCalled();
    expect(stored.read()).toBeNull();
  });

  it('a sign-in makes it known', async () => {
    const { tab, authy } = browser();
    const page = tab();
    authy.broken = 2;
    await started(page);
    expect(await settle(page.session.signedIn())).toBe(true);
    expect(page.state.get()).toMatchObject({ signedIn: true, isUnknown: false });
  });
});

describe('renewal', () => {
  it('happens two minutes before expiry', async () => {
    const { tab, authy } = browser({ expiresIn: 600 });
    const page = tab();
    await started(page);
    await vi.advanceTimersByTimeAsync(8 * minute - 3000);
    expect(authy.calls).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(authy.calls).toBe(2);
    expect(await page.session.token()).toBe(jwt('anna', 2));
  });

  it('is shared by all rejected calls and all tabs', async () => {
    const { tab, authy } = browser();
    const [one, two] = [tab(), tab()];
    await started(one);
    await started(two);
    const rejected = (await one.session.token()) ?? '';
    const fresh = [one, one, two, two].map((page) => page.session.refresh(rejected, 401));
    expect(new Set(await settle(Promise.all(fresh)))).toEqual(new Set([jwt('anna', 2)]));
    expect(authy.calls).toBe(2);
  });

  it('works without locks', async () => {
    const page = browser().tab({ locks: undefined });
    await started(page);
    const rejected = (await page.session.token()) ?? '';
    expect(await settle(page.session.refresh(rejected, 401))).toBe(jwt('anna', 2));
  });

  it('succeeds when the network comes back', async () => {
    const { tab, authy } = browser();
    const page = tab();
    await started(page);
    authy.broken = 2;
    expect(await settle(page.session.refresh(jwt('anna', 1), 401))).toBe(jwt('anna', 4));
    expect(page.signedOut).toEqual([]);
  });

  it.each(['nothing', 'failure'])('signs out when the result is %s', async (what) => {
    const { tab, authy, stored } = browser();
    const page = tab();
    await started(page);
    if (what === 'nothing') authy.person = null;
    else authy.broken = 99;
    expect(await settle(page.session.refresh(jwt('anna', 1), 401))).toBeNull();
    expect(page.signedOut).toEqual(['lost']);
    expect(page.purge).toHaveBeenCalled();
    expect(page.state.get()).toMatchObject({ status: 'failed', signedIn: false, subject: null, hasEnded: true });
    expect(stored.read()).toBeNull();
  });

  it('signs out, here and at the service, when the prescription service rejects a fresh token, too', async () => {
    const { tab, authy } = browser();
    const page = tab();
    await started(page);
    const refuse = (bearer: string, again: boolean) =>
      page.session.refresh(bearer, 401, { service: 'expedition', again, waits: true });
    const fresh = await settle(refuse(jwt('anna', 1), false));
    expect([fresh, page.state.get().hasEnded]).toEqual([jwt('anna', 2), false]);
    const ended = [true, false].map((again) => refuse(fresh ?? '', again));
    expect(await settle(Promise.all(ended))).toEqual([null, null]);
    // A call that began with the fresh token is rejected while the sign-out runs: it starts nothing anew.
    expect(page.signedOut).toEqual(['ended']);
    expect(authy.calls).toBe(2);
    expect(page.state.get()).toMatchObject({ signedIn: false, hasEnded: true });
    expect(authy.person).toBeNull();
    authy.person = 'anna';
    await settle(page.session.signedIn());
    expect(page.state.get()).toMatchObject({ signedIn: true, hasEnded: false });
  });

  it('never signs out after a 403', async () => {
    const { tab, authy } = browser();
    const page = tab();
    await started(page);
    authy.person = null;
    expect(await settle(page.session.refresh(jwt('anna', 1), 403))).toBeNull();
    expect(page.signedOut).toEqual([]);
    expect(page.state.get().signedIn).toBe(true);
  });

  it('is skipped for a call that was rejected with an older token', async () => {
    const { tab, authy } = browser();
    const page = tab();
    await started(page);
    expect(await page.session.refresh('older', 401)).toBe(jwt('anna', 1));
    expect(authy.calls).toBe(1);
  });

  it('happens on the next call if the device slept through it', async () => {
    const page = browser().tab();
    await started(page);
    vi.setSystemTime(Date.now() + 60 * minute);
    expect(await settle(page.session.token())).toBe(jwt('anna', 2));
  });
});

describe('signing out', () => {
  it('lets listeners clean up while the token is valid, then removes it in all tabs', async () => {
    const { tab, authy, stored } = browser();
    const other = tab();
    const tokens: (string | null)[] = [];
    const page = tab({ notifySignOut: async () => void tokens.push(await page.session.token()) });
    await started(page);
    await started(other);
    await settle(page.signOut());
    expect(tokens).toEqual([jwt('anna', 1)]);
    expect(authy.person).toBeNull();
    expect(stored.read()).toBeNull();
    expect(await page.session.token()).toBeNull();
    expect(other.signedOut).toEqual(['otherTab']);
    expect(other.state.get().signedIn).toBe(false);
  });
});

it("removes the data of the previous customer before another customer's token is used", async () => {
  const { tab, authy, stored } = browser();
  const page = tab();
  await started(page);
  authy.person = 'bo';
  expect(await settle(page.session.refresh(jwt('anna', 1), 401))).toBe(jwt('bo', 2));
  expect(page.signedOut).toEqual(['otherPerson']);
  expect(page.state.get()).toMatchObject({ signedIn: true, subject: 'bo' });
  expect(stored.read()?.accessToken).toBe(jwt('bo', 2));
});

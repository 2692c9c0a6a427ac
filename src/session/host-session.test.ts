import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../domain/limits';
import { browser, jwt, minute, settle, started } from './testing/browser';
import { inApp } from './testing/in-app';
import { noApp } from './testing/no-app';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});

describe('in an app that owns the token', () => {
  const inTenMinutes = () => Date.now() + 10 * minute;

  it("uses the app's token, without requests to authy or storage", async () => {
    const { page, authy, stored } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    expect(await page.session.token()).toBe(jwt('anna'));
    expect(authy.calls).toBe(0);
    expect(stored.read()).toBeNull();
  });

  it('asks the app once, two minutes before expiry, and uses the new token', async () => {
    const { page, errors, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    await vi.advanceTimersByTimeAsync(8 * minute);
    expect(errors).toEqual(['EXPIRING']);
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await page.session.token()).toBe(jwt('anna', 2));
  });

  it('shares one request among all rejected calls, and alerts after ten seconds without signing out', async () => {
    const { page, errors } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    const fresh = Promise.all([page.session.refresh(jwt('anna'), 401), page.session.refresh(jwt('anna'), 401)]);
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer);
    expect(await fresh).toEqual([null, null]);
    expect(errors).toEqual(['REJECTED']);
    expect(page.state.get()).toMatchObject({ hostDelayed: 'asked', signedIn: true });
    expect(page.signedOut).toEqual([]);
  });

  it('a late response ends the alert, and rejected calls continue with it', async () => {
    const { page, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    const fresh = page.session.refresh(jwt('anna'), 401);
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await fresh).toBe(jwt('anna', 2));
    expect(page.state.get().hostDelayed).toBeNull();
  });

  it('an expired token is not accepted: the app is asked once for another', async () => {
    const expired = { accessToken: jwt('anna'), expiresAt: Date.now() - minute };
    const { page, errors, give } = inApp(expired);
    await started(page);
    give(expired);
    give(expired);
    expect(errors).toEqual(['EXPIRED']);
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await page.session.token()).toBe(jwt('anna', 2));
  });

  it('the token of another customer wins, whenever it expires', async () => {
    const { page, refused, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    give({ accessToken: jwt('bo'), expiresAt: Date.now() + minute });
    expect(await page.session.token()).toBe(jwt('bo'));
    expect([refused, page.signedOut]).toEqual([[], ['otherPerson']]);
  });

  it('a token that a service has refused gives way to any other', async () => {
    const { page, refused, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    const fresh = page.session.refresh(jwt('anna'), 401);
    give({ accessToken: jwt('anna', 2), expiresAt: Date.now() + minute });
    expect(await fresh).toBe(jwt('anna', 2));
    expect(refused).toEqual([]);
  });

  it('nothing of a customer whose token has died is requested without one: calls fail until the app sends another', async () => {
    const { page, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    await vi.advanceTimersByTimeAsync(10 * minute);
    const calls = Promise.allSettled([page.session.token(), page.session.token()]);
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer);
    expect(await calls).toMatchObject(Array(2).fill({ status: 'rejected', reason: { failure: { kind: 'timeout' } } }));
    expect(page.state.get()).toMatchObject({ hostDelayed: 'asked', signedIn: true });
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await page.session.token()).toBe(jwt('anna', 2));
  });

  it('an app that does not answer while it hides the page is asked anew when it shows it, and calls wait for that', async () => {
    const { page, errors, give, hide, show } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    hide();
    await vi.advanceTimersByTimeAsync(11 * minute);
    const before = page.session.token();
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer);
    expect(errors).toEqual(['EXPIRING']);
    expect(page.state.get().hostDelayed).toBeNull();
    show();
    const after = page.session.token();
    expect(errors).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer - 1);
    expect(page.state.get().hostDelayed).toBeNull();
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await Promise.all([before, after])).toEqual([jwt('anna', 2), jwt('anna', 2)]);
  });

  it('is asked anew just before its time is up, and has all of it again', async () => {
    const { page, errors, hide, show } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    hide();
    await vi.advanceTimersByTimeAsync(8 * minute + limits.token.hostAnswer - 1);
    show();
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer - 1);
    expect(page.state.get().hostDelayed).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(page.state.get().hostDelayed).toBe('asked');
    expect(errors).toHaveLength(2);
  });

  it('is not asked when the sign-in has ended: reads wait for its next token, writes for ten seconds', async () => {
    const { page, errors, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    const ended = { service: 'expedition', again: false } as const;
    const read = page.session.refresh(jwt('anna'), 401, { ...ended, waits: true });
    const write = page.session.refresh(jwt('anna'), 401, { ...ended, waits: false });
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer - 1);
    expect(page.state.get().hostDelayed).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await write).toBeNull();
    expect(page.state.get()).toMatchObject({ hostDelayed: ['expedition'], signedIn: true });
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await read).toBe(jwt('anna', 2));
    expect(page.state.get().hostDelayed).toBeNull();
    expect(errors).toEqual([]);
  });

  it('the next token is taken although it ends before the one that a service has ended', async () => {
    const { page, errors, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() + minute });
    await started(page);
    const read = page.session.refresh(jwt('anna'), 401, { service: 'expedition', again: false, waits: true });
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await read).toBe(jwt('anna', 2));
    expect(errors).toEqual([]);
  });

  it('each service that reports it has ten seconds, and the next token is for all of them', async () => {
    const { page, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    const read = (service: 'expedition' | 'members') =>
      page.session.refresh(jwt('anna'), 401, { service, again: false, waits: true });
    const first = read('expedition');
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer);
    const second = read('members');
    expect(page.state.get().hostDelayed).toEqual(['expedition']);
    await vi.advanceTimersByTimeAsync(limits.token.hostAnswer);
    expect(page.state.get().hostDelayed).toEqual(['expedition', 'members']);
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await Promise.all([first, second])).toEqual([jwt('anna', 2), jwt('anna', 2)]);
    expect(page.state.get().hostDelayed).toBeNull();
  });

  it('is asked once by all calls of a minute for the token that has died, by its customer whenever they ask', async () => {
    const { page, errors, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    await vi.advanceTimersByTimeAsync(10 * minute);
    errors.length = 0;
    const call = () => page.session.token().catch(({ failure }) => failure);
    for (const _ of Array(4)) {
      const given = call();
      await vi.advanceTimersByTimeAsync(limits.token.hostAnswer);
      expect(await given).toEqual({ kind: 'timeout', noToken: true });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(errors).toEqual(['EXPIRED']);
    const waiting = call();
    await vi.advanceTimersByTimeAsync(1000);
    void page.session.retryHost();
    await vi.advanceTimersByTimeAsync(0);
    expect(errors).toEqual(['EXPIRED', 'UNAVAILABLE']);
    give({ accessToken: jwt('anna', 2), expiresAt: inTenMinutes() });
    expect(await waiting).toBe(jwt('anna', 2));
  });

  it('an app that comes back to the foreground is asked anew by what needs a token', async () => {
    const { page, errors, resume } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    await vi.advanceTimersByTimeAsync(10 * minute);
    errors.length = 0;
    const call = async () => {
      const given = page.session.token().catch(() => null);
      await vi.advanceTimersByTimeAsync(limits.token.hostAnswer);
      return given;
    };
    await call();
    await call();
    expect(errors).toEqual(['EXPIRED']);
    resume();
    await call();
    expect(errors).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it('a sign-out in the app signs out here', async () => {
    const { page, give } = inApp({ accessToken: jwt('anna'), expiresAt: inTenMinutes() });
    await started(page);
    give({ accessToken: null, expiresAt: 0 });
    expect(await page.session.token()).toBeNull();
    expect(page.signedOut).toEqual(['host']);
    expect(page.purge).toHaveBeenCalled();
  });
});

it('in an app without the token capability a failed renewal is reported to the app', async () => {
  const { tab, authy } = browser();
  const tokenError = vi.fn();
  const page = tab({
    embedder: { ...noApp, can: () => false, tokenError },
  });
  await started(page);
  authy.person = null;
  expect(await settle(page.session.refresh(jwt('anna', 1), 401))).toBeNull();
  expect(tokenError).toHaveBeenCalledExactlyOnceWith({ code: 'UNAVAILABLE', retryable: true });
  expect(page.signedOut).toEqual([]);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, settle, started } from './testing/browser';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const away = { state: 'ACTIVE', hadItems: false, unfinished: true };

describe('a sign-out that was asked for', () => {
  it('is known to all tabs before anything else is done, and forgotten when the service has been told', async () => {
    const { tab, inactivity, lastActive } = browser();
    const seen: unknown[] = [];
    const page = tab({ tellSignOut: async () => void seen.push(inactivity.read(), lastActive.read()) });
    await started(page);
    lastActive.write(900);
    const done = page.signOut();
    expect(inactivity.read()).toEqual(away);
    await settle(done);
    expect(seen).toEqual([away, 1]);
    expect(inactivity.read()).toEqual({ ...away, unfinished: false });
    expect(lastActive.read()).toBeNull();
  });

  it('that the service does not hear of shows nobody meanwhile, is remembered, and finished later', async () => {
    const { tab, authy, stored, inactivity, lastActive } = browser();
    const page = tab();
    await started(page);
    authy.broken = 99;
    await settle(page.signOut());
    expect(page.state.get()).toMatchObject({ signedIn: false, subject: null });
    expect(page.purge).toHaveBeenCalled();
    expect(stored.read()).toBeNull();
    expect([inactivity.read(), lastActive.read()]).toEqual([away, 1]);
    await expect(page.finish()).rejects.toMatchObject({ failure: { kind: 'network' } });
    authy.broken = 0;
    await page.finish();
    expect(authy.person).toBeNull();
    expect([inactivity.read().unfinished, lastActive.read()]).toEqual([false, null]);
  });

  it('ends the session at the service also where another tab has left already', async () => {
    const { tab, authy, stored } = browser();
    const page = tab();
    await started(page);
    stored.write(null);
    expect(page.state.get().signedIn).toBe(false);
    await settle(page.signOut());
    expect(authy.person).toBeNull();
  });

  it('is done once, however often it is asked for', async () => {
    const { tab } = browser();
    const page = tab();
    await started(page);
    await settle(Promise.all([page.signOut(), page.signOut()]));
    expect(page.signedOut).toEqual(['asked']);
  });
});

describe('another sign-in', () => {
  it('begins once the one before is over at the service, so that giving it up brings nobody back', async () => {
    const { tab, authy } = browser();
    const page = tab();
    await started(page);
    authy.broken = 99;
    await settle(page.signOut());
    await expect(page.beforeSignIn()).rejects.toMatchObject({ failure: { kind: 'network' } });
    authy.broken = 0;
    await page.beforeSignIn();
    expect(authy.person).toBeNull();
  });

  it('forgets an absence before it, which would end it', async () => {
    const { tab, authy, lastActive } = browser();
    const page = tab();
    await started(page);
    lastActive.write(1);
    await page.beforeSignIn();
    expect(lastActive.read()).toBeNull();
    expect(authy.person).toBe('anna');
  });
});

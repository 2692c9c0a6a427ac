import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, settle, started } from './testing/browser';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const away = { state: 'ACTIVE', hadItems: false, unfinished: true };

describe('a sign-out requested by the customer', () => {
  it('is announced to all tabs first, and cleared once the service has confirmed', async () => {
    const { tab, inactivity, lastActive } = browser();
    const seen: unknown[] = [];
    const page = tab({ notifySignOut: async () => void seen.push(inactivity.read(), lastActive.read()) });
    await started(page);
    lastActive.write(900);
    const done = page.signOut();
    expect(inactivity.read()).toEqual(away);
    await settle(done);
    expect(seen).toEqual([away, 1]);
    expect(inactivity.read()).toEqual({ ...away, unfinished: false });
    expect(lastActive.read()).toBeNull();
  });

  it('shows no customer while the service cannot be reached, and is completed later', async () => {
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

  it('ends the session at the service even if another tab has already signed out', async () => {
    const { tab, authy, stored } = browser();
    const page = tab();
    await started(page);
    stored.write(null);
    expect(page.state.get().signedIn).toBe(false);
    await settle(page.signOut());
    expect(authy.person).toBeNull();
  });

  it('runs once, however often it is requested', async () => {
    const { tab } = browser();
    const page = tab();
    await started(page);
    await settle(Promise.all([page.signOut(), page.signOut()]));
    expect(page.signedOut).toEqual(['asked']);
  });
});

describe('another sign-in', () => {
  it('waits until the service has ended the previous session, so that cancelling does not restore it', async () => {
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

  it('clears an earlier absence, which would end the new session', async () => {
    const { tab, authy, lastActive } = browser();
    const page = tab();
    await started(page);
    lastActive.write(1);
    await page.beforeSignIn();
    expect(lastActive.read()).toBeNull();
    expect(authy.person).toBe('anna');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entry, pass, second, setUp, used } from './testing/bank-id-page';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

/** A tab that has opened the app, and another one that the app may return to. */
async function twoTabs() {
  const onItsWay = entry();
  const first = setUp({}, null, onItsWay);
  first.service.answers = [{ hint: 'started' }];
  first.signIn.begin('thisDevice');
  await pass(second);
  const opened = setUp({}, null, onItsWay);
  opened.service.answers = [{ hint: 'userSign' }];
  return { first, opened, onItsWay };
}

describe('the app returns to another tab', () => {
  it('which continues the order, while the original tab leaves it alone', async () => {
    const { first, opened, onItsWay } = await twoTabs();
    opened.signIn.resume(first.service.leadsBackBy);
    await pass(0);
    expect(opened.state.get()).toMatchObject({ step: 'pending', way: 'thisDevice', hint: 'userSign' });
    await pass(2 * second);
    expect(first.state.get()).toEqual({ step: 'idle' });
    const collected = first.service.collected;
    first.signIn.cancel();
    await pass(10 * second);
    expect([first.service.collected, first.service.cancelled]).toEqual([collected, []]);
    opened.service.answers = ['complete'];
    await pass(2 * second);
    expect(opened.state.get()).toEqual({ step: 'signedIn' });
    expect([opened.service.orders, opened.service.opened, onItsWay.read()]).toEqual([0, [], null]);
  });

  it('a pending response in the original tab does not reclaim the order', async () => {
    const { first, opened, onItsWay } = await twoTabs();
    first.signIn.wake();
    opened.signIn.resume(first.service.leadsBackBy);
    await pass(0);
    const taken = onItsWay.read();
    await pass(5 * second);
    expect(taken?.takenFrom).toBe(first.service.leadsBackBy);
    expect(onItsWay.read()?.nonce).toBe(taken?.nonce);
    expect(first.state.get()).toEqual({ step: 'idle' });
  });

  it.each([null, 'guessed'])('a tab with nonce %s in its address takes over nothing', async (nonce) => {
    const { first, opened } = await twoTabs();
    opened.signIn.resume(nonce);
    await pass(5 * second);
    expect(opened.state.get()).toEqual({ step: 'idle' });
    expect(opened.service.collected).toBe(0);
    expect(first.state.get()).toMatchObject({ step: 'pending' });
  });

  it('a sign-in by QR code stays in the tab that began it', async () => {
    const onItsWay = entry();
    const { signIn } = setUp({}, null, onItsWay);
    signIn.begin('otherDevice');
    await pass(5 * second);
    expect(onItsWay.read()).toBeNull();
  });
});

it('an order that was completed in another tab does not sign in here again', async () => {
  const signedIn = vi.fn(async () => true);
  const { signIn, state, service } = setUp({ signedIn });
  signIn.begin('thisDevice');
  await pass(second);
  service.signedIn = true;
  service.answers = [used()];
  await pass(2 * second);
  expect(state.get()).toEqual({ step: 'idle' });
  expect(signedIn).not.toHaveBeenCalled();
});

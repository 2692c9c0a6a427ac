import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accessTokenSchema } from '../../../src/api/authy/schema';
import { cartSchema } from '../../../src/api/cart/schema';
import { ApiError } from '../../../src/api/errors';
import { parse } from '../../../src/api/parse';
import { quantityOf } from '../../../src/domain/cart';
import { productNumber } from '../../../src/domain/ids';
import { browser, customer, openTab, shop, startTab, visitor, withFaults } from './client';

const cream = productNumber('100002');

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
});

describe('a member', () => {
  async function signedIn(person: string) {
    const login = await backend.call('GET', `/api/web/authy/getFakeLogin?person=${person}`, {
      headers: { 'sec-fetch-site': 'same-origin', 'x-luckan-test': '1' },
    });
    backend.session.bearer = parse(accessTokenSchema, login.body).token;
  }
  const prerequisites = (failed = false) => vi.fn(async () => ({ failed, isMember: true }));

  it("waits for the four reads, then gets a member's cart, and no longer has it after signing out", async () => {
    await signedIn('member');
    const ready = prerequisites();
    const tab = openTab(browser(), { prerequisites: ready });
    tab.session.set(customer);
    await tab.core.start();
    expect(ready).toHaveBeenCalledOnce();
    await tab.core.addItem(cream);
    await tab.core.settled();
    expect(tab.view.get().cart?.memberSession).toBe(true);
    await tab.signOut();
    expect(tab.view.get().cart?.memberSession).toBe(false);
    backend.session.bearer = null;
  });

  it('who is signed out by another tab is not put back into the cart by this one, which still has the token', async () => {
    await signedIn('member');
    const shared = browser();
    const member = async () => {
      const tab = openTab(shared, { prerequisites: prerequisites() });
      tab.session.set(customer);
      await tab.core.start();
      return tab;
    };
    const leaving = await member();
    await leaving.core.addItem(cream);
    await leaving.core.settled();
    const other = await member();
    expect(other.view.get().cart?.memberSession).toBe(true);
    await leaving.signOut();
    await other.core.refresh();
    await other.core.settled();
    expect(other.view.get().cart?.memberSession).toBe(false);
    backend.session.bearer = null;
    await other.core.refresh();
    expect(quantityOf(other.view.get().cart, cream)).toBe(1);
  });

  it('takes prescriptions out of the cart when signing out of the site; in an app, the app does that', async () => {
    await signedIn('prescriptions');
    const headers = { authorization: `Bearer ${backend.session.bearer}` };
    const { prescriptionBagId } = (await backend.call('GET', '/api/expedition/cart', { headers })).body as {
      prescriptionBagId: string;
    };
    const bagAfterSignOut = async (can: boolean) => {
      const embedder = { can: () => can, cartChanged() {}, refused() {}, on: () => () => {} };
      const tab = await startTab({ embedder });
      await tab.core.addItem(cream);
      await tab.core.change({ kind: 'attachBag', prescriptionBagId });
      expect(tab.view.get().cart?.bag).not.toBeNull();
      await tab.signOut();
      const id = tab.ids.read();
      const { body } = await backend.call('GET', `/api/web/cart2/internal/b2c/cart/${id}`, { headers });
      return parse(cartSchema, body).bag;
    };
    expect(await bagAfterSignOut(true)).toBeNull();
    expect(await bagAfterSignOut(false)).not.toBeNull();
    backend.session.bearer = null;
  });

  it('who signs in with a full cart still has it', async () => {
    const tab = await startTab({ prerequisites: prerequisites() });
    await tab.core.addItem(cream, 2);
    await signedIn('member');
    tab.session.set(customer);
    await vi.waitFor(() => expect(tab.view.get().cart?.memberSession).toBe(true));
    expect(quantityOf(tab.view.get().cart, cream)).toBe(2);
    backend.session.bearer = null;
  });

  /** A member's cart with two of a cream, and a token that no longer exists. */
  async function left() {
    await signedIn('member');
    const shared = browser();
    const tab = openTab(shared, { prerequisites: prerequisites() });
    tab.session.set(customer);
    await tab.core.start();
    await tab.core.addItem(cream, 2);
    await tab.core.settled();
    backend.session.bearer = null;
    return { tab, shared, of: shared.ids.read() };
  }

  it('whose token is gone leaves a new cart with the ordinary products, the same in all tabs', async () => {
    const { tab, shared, of } = await left();
    tab.session.set(visitor);
    const [next] = await Promise.all([startTab({}, shared), startTab({}, shared), tab.core.refresh()]);
    await tab.core.refresh();
    for (const { view } of [tab, next]) {
      expect(view.get().cart).toMatchObject({ memberSession: false, cartId: shared.ids.read() });
      expect(view.get().cart?.cartId).not.toBe(of);
      expect(quantityOf(view.get().cart, cream)).toBe(2);
    }
    expect(shared.storedProducts.read()).toBeNull();
  });

  it('whose products cannot be moved to the new cart sees a message', async () => {
    const { shared } = await left();
    const wrap = withFaults(
      (call) => (call === 'write' ? 'dropBefore' : undefined),
      () => new ApiError({ kind: 'network' }),
    );
    const tab = openTab(shared, { wrap });
    await tab.core.start();
    await tab.core.settled();
    expect(tab.view.get().problem).toMatchObject({ change: { kind: 'addMany' }, failure: { kind: 'network' } });
  });

  it('whose cart was given up is followed by another customer, who gets an empty cart', async () => {
    const { shared } = await left();
    await signedIn('customer');
    const tab = openTab(shared);
    tab.session.set(customer);
    await tab.core.start();
    expect(tab.view.get().cart?.rows).toEqual([]);
    backend.session.bearer = null;
  });

  it('in another browser, who only has the id of the cart, gets an empty cart', async () => {
    const { tab } = await left();
    const next = await startTab({}, { ...browser(), ids: tab.ids });
    expect(next.view.get().cart?.rows).toEqual([]);
  });

  it('who turns out not to be one can still shop, and sees no error', async () => {
    await signedIn('customer');
    const tab = openTab(browser(), { prerequisites: prerequisites() });
    tab.session.set(customer);
    await tab.core.start();
    expect(await tab.core.addItem(cream)).toMatchObject({ ok: true });
    await tab.core.settled();
    expect(tab.view.get()).toMatchObject({ problem: null, cart: { memberSession: false } });
    backend.session.bearer = null;
  });

  it('can shop despite a failed prerequisite: prescription goods are left out', async () => {
    const tab = openTab(browser(), { prerequisites: async () => ({ failed: true, isMember: false }) });
    tab.session.set(customer);
    await tab.core.start();
    await vi.waitFor(() => expect(tab.view.get()).toMatchObject({ status: 'ready', withoutPrescriptions: true }));
    expect(await tab.core.addItem(cream)).toMatchObject({ ok: true });
  });

  it('has the cart with its ordinary products while the services about the customer do not answer', async () => {
    const tab = openTab(browser(), { prerequisites: () => new Promise(() => {}) });
    tab.session.set(customer);
    await tab.core.start();
    expect(await tab.core.addItem(cream)).toMatchObject({ ok: true });
    expect(tab.view.get()).toMatchObject({ status: 'ready', cart: { rows: [{ itemId: cream }] } });
  });

  it('is notified of prescriptions that keep failing while they are still read, and of the result', async () => {
    let finish = (_: boolean) => {};
    const failed = new Promise<boolean>((resolve) => {
      finish = resolve;
    });
    const struggling = Promise.resolve();
    const tab = openTab(browser(), { prerequisites: async () => ({ struggling, failed, isMember: false }) });
    tab.session.set(customer);
    await tab.core.start();
    await vi.waitFor(() => expect(tab.view.get()).toMatchObject({ status: 'ready', withoutPrescriptions: true }));
    finish(false);
    await vi.waitFor(() => expect(tab.view.get()).toMatchObject({ withoutPrescriptions: false }));
  });

  it('is in the cart before the checkout, without waiting for the prescriptions', async () => {
    await signedIn('member');
    const never = new Promise<boolean>(() => {});
    const tab = openTab(browser(), { prerequisites: async () => ({ failed: never, isMember: true }) });
    tab.session.set(customer);
    await tab.core.start();
    await tab.core.addItem(cream);
    await tab.core.identified();
    await tab.core.settled();
    expect(tab.view.get().cart?.memberSession).toBe(true);
    backend.session.bearer = null;
  });

  it('whose membership is read during the sign-out is not put into the cart any more', async () => {
    await signedIn('member');
    let answer = (_: { failed: boolean; isMember: boolean }) => {};
    const tab = openTab(browser(), {
      prerequisites: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    tab.session.set(customer);
    await tab.core.start();
    await tab.core.addItem(cream);
    const leaving = tab.signOut();
    answer({ failed: false, isMember: true });
    await leaving;
    await tab.core.settled();
    expect(tab.view.get().cart?.memberSession).toBe(false);
    backend.session.bearer = null;
  });
});

import { expect, vi } from 'vitest';
import type { CartCalls } from '../../../src/api/cart/calls';
import { browser, openTab, type Tab, type TabOptions, tabMemory, visitor } from './client';

const never = new Promise<never>(() => {});

type When = 'before' | 'after';

/** A tab, and the one that replaces it on reload; once the first is cut off, none of its writes gets a response. */
export async function tabToReload(wrap: TabOptions['wrap'] = (calls) => calls) {
  const [shared, storedWrites] = [browser(), tabMemory()];
  let cut: When | undefined;
  let reached: Promise<unknown> | undefined;
  const cuttable = (calls: CartCalls): CartCalls => ({
    ...calls,
    write(...args) {
      if (!cut) return calls.write(...args);
      reached = cut === 'after' ? calls.write(...args) : Promise.resolve();
      return never;
    },
  });
  const first = openTab(shared, { storedWrites, wrap: (calls) => cuttable(wrap(calls)) });
  await first.core.start();
  return {
    first,
    storedWrites,
    cut(when: When) {
      cut = when;
    },
    /** The write has been sent and, where intended, the service has done it. */
    async left() {
      // A busy database may take a while.
      await vi.waitFor(() => expect(reached).toBeDefined(), { timeout: 10_000 });
      await reached;
    },
    /** The same tab after its reload; `meanwhile` runs before the cart has loaded. */
    async reload(meanwhile?: (tab: Tab) => unknown): Promise<Tab> {
      // The browser releases the locks of a page that is gone.
      const tab = openTab({ ...shared, locks: browser().locks }, { storedWrites, wrap });
      if (meanwhile) tab.session.set({ ...visitor, status: 'fetching' });
      const starting = tab.core.start();
      void meanwhile?.(tab);
      tab.session.set(visitor);
      await starting;
      await tab.core.settled();
      return tab;
    },
  };
}

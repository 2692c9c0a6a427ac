import { test as base } from '@playwright/test';

/**
 * The journeys of a worker share a browser context (`reuseContext` in playwright.config.ts). Between them, Playwright
 * clears cookies, caches, storage, routes and the clock; what it does not is reset here.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await Promise.all([context.setOffline(false), context.clearPermissions(), context.setGeolocation(null)]);
    // Playwright clears through the tab that is left: one that is still loading something would interrupt it.
    const used = context.pages();
    if (used.length > 0) await context.newPage();
    await Promise.all(used.map((page) => page.close()));
  },
  /**
   * A new tab: without a history, and with a storage and settings of its own. It is the only one: whether there is a
   * network is known per process, so that another tab would say so before this one has it.
   */
  page: async ({ context }, use) => {
    const before = context.pages();
    const page = await context.newPage();
    await Promise.all(before.map((other) => other.close()));
    await use(page);
  },
});

import { test as base } from '@playwright/test';

/**
 * The journeys of a worker share a browser context (`reuseContext` in playwright.config.ts). Between them, Playwright
 * clears cookies, caches, storage, routes and the clock; what it does not is reset here.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await Promise.all([context.setOffline(false), context.clearPermissions(), context.setGeolocation(null)]);
  },
  /** A new tab: without a history, and with a storage and settings of its own. */
  page: async ({ context }, use) => use(await context.newPage()),
});

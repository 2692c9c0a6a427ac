import { test as base, expect, type Page } from '@playwright/test';

export const modes = ['site', 'external'] as const;
export type Mode = (typeof modes)[number];

/** A message that the page gave to its app, as the stand-in of the Android listener has seen it. */
export interface Told {
  type: string;
  payload: Record<string, unknown>;
}

interface Shop {
  open(path: string): Promise<void>;
  /** What the app has been told so far; nothing on the site. */
  told(): Promise<Told[]>;
  /** Addresses that the page has asked for. */
  requested: string[];
}

declare global {
  interface Window {
    told: string[];
  }
}

/** Puts the app's mark and its message listener into the page, as an Android web view does. */
async function actAsApp(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'luckan_app', value: '1', domain: 'localhost', path: '/' }]);
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    window.told = [];
    Object.assign(window, { luckanHost: { postMessage: (message: string) => window.told.push(message) } });
  });
}

/** The shop in one of its modes, in a test session of its own; anything that the page complains about fails the journey. */
export async function launchIn(page: Page, mode: Mode): Promise<Shop> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (/hydrat|Minified React error|Content Security Policy/i.test(message.text())) throw new Error(message.text());
  });
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  if (mode === 'external') await actAsApp(page);
  return {
    requested,
    async open(path) {
      await page.goto(mode === 'external' ? `/external${path}` : path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    told: async () =>
      mode === 'external' ? (await page.evaluate(() => window.told)).map((text) => JSON.parse(text) as Told) : [],
  };
}

export const test = base;
export { expect };

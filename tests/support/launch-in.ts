import { test as base, expect, type Page } from '@playwright/test';
import { type Answers, standInApp, type Told } from './stand-in-app';

export const modes = ['site', 'external'] as const;
export type Mode = (typeof modes)[number];

export interface Shop {
  mode: Mode;
  open(path: string, page?: Page): Promise<void>;
  /** Leaves the question about cookies, which an app asks itself. */
  declineCookies(): Promise<void>;
  /** What the app has been told so far, by all documents; nothing on the site. */
  told: readonly Told[];
  /** Addresses that any of the context's pages has asked for. */
  requested: readonly string[];
}

/** The shop in one of its modes, in a test session of its own. */
export async function launchIn(page: Page, mode: Mode, answers?: Answers): Promise<Shop> {
  const context = page.context();
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  return {
    mode,
    requested,
    told: mode === 'external' ? await standInApp(context, answers) : [],
    async open(path, at = page) {
      await at.goto(addressIn(mode, path));
      await expect(at.getByRole('heading', { level: 1 })).toBeVisible();
    },
    async declineCookies() {
      if (mode === 'site') await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
    },
  };
}

/** Where the same page lies in each mode. */
export function addressIn(mode: Mode, path: string): string {
  return mode === 'external' ? `/external${path}` : path;
}

/** Whatever any page of a journey complains about fails the journey. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('console', (message) => {
        if (/hydrat|Minified React error|Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text()))
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

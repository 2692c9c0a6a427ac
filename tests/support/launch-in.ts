import { expect, type Page } from '@playwright/test';
import { choiceCookie } from '../../src/platform/consent/testing';
import { complaintsOf, type Level } from './complaints';
import { test as base } from './isolated';
import { watchNetwork } from './quiet-network';
import { type Answers, type AppMessage, agreeInApp, standInApp } from './stand-in-app';

export const modes = ['site', 'external'] as const;
export type Mode = (typeof modes)[number];

export interface Shop {
  mode: Mode;
  open(path: string, page?: Page): Promise<void>;
  /** Answers the cookie question, which an app asks itself and passes on. */
  acceptCookies(): Promise<void>;
  declineCookies(): Promise<void>;
  /** As a visitor who has declined on an earlier visit: call it before the first page is opened. */
  hasDeclinedCookies(): Promise<void>;
  /** All messages to the app so far, from all documents; empty on the site. */
  messages: readonly AppMessage[];
  /** Addresses that any of the context's pages has requested. */
  requested: readonly string[];
}

/** The shop in one of its modes, in a test session of its own. */
export async function launchIn(page: Page, mode: Mode, answers?: Answers): Promise<Shop> {
  const context = page.context();
  // By keyboard: a click that follows at the same place within half a second would count as the second of a double click.
  const answer = (button: string) => page.getByRole('button', { name: button }).press('Enter');
  const requested: string[] = [];
  const messages = mode === 'external' ? await standInApp(context, answers) : [];
  const readyCount = () => messages.filter(({ type }) => type === 'READY').length;
  context.on('request', (request) => requested.push(request.url()));
  watchNetwork(context);
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  return {
    mode,
    requested,
    messages,
    async open(path, at = page) {
      const before = readyCount();
      await at.goto(addressIn(mode, path));
      // An app's page shows itself, or an outline with a heading, before it can receive messages.
      if (mode === 'external') await expect.poll(readyCount, { intervals: [50] }).toBeGreaterThan(before);
      if (mode === 'external') await expect(at.getByRole('status', { name: 'Sidan laddas' })).toHaveCount(0);
      // While one screen gives way to another, both may have theirs.
      await expect(at.getByRole('heading', { level: 1 }).first()).toBeVisible();
    },
    acceptCookies: () => (mode === 'site' ? answer('Godkänn alla') : agreeInApp(page)),
    async declineCookies() {
      // An app that does not say what its customer allows allows nothing.
      if (mode === 'site') await answer('Bara nödvändiga');
    },
    async hasDeclinedCookies() {
      const value = encodeURIComponent(choiceCookie({ preferences: false, statistics: false, marketing: false }));
      if (mode === 'site')
        await context.addCookies([{ name: 'luckan_consent', value, url: base.info().project.use.baseURL ?? '' }]);
    },
  };
}

/** The address of a page in each mode. */
export function addressIn(mode: Mode, path: string): string {
  return mode === 'external' ? `/external${path}` : path;
}

interface Judged {
  /** More console levels that count as a complaint. */
  levels: readonly Level[];
  complaints: readonly string[];
}

/** Any complaint of a page fails the journey. */
export const test = base.extend<Judged>({
  levels: [[], { option: true }],
  complaints: [
    async ({ context, levels }, use) => {
      const complaints = complaintsOf(context, levels);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

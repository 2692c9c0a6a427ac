import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Answers, standInApp } from '../support/stand-in-app';
import { type Observed, observe } from './observe';
import { type Control, insets, type Target } from './targets';
import { recordTraffic, type Traffic } from './traffic';

/** A mid-range phone, as in Lighthouse. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'sv-SE',
};

const desktop = { viewport: { width: 1280, height: 800 }, locale: 'sv-SE' };

/** 1.6 Mbit/s, 150 ms round trip. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

export interface Visit {
  page: Page;
  traffic: Traffic;
  seen(): Promise<Observed>;
  close(): Promise<void>;
}

interface VisitOptions {
  origin: string;
  target: Target;
  /** How many times slower the processor is. */
  cpu: number;
  /** 'own' is this machine's, for measurements without network latency. */
  network?: 'slow 4G' | 'own';
  screen?: 'phone' | 'desktop';
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
}

/** A first visit with empty caches: resolves when the page has loaded and is usable. */
export async function visit(
  browser: Browser,
  { origin, target, cpu, network = 'slow 4G', screen = 'phone', prepare }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext(screen === 'phone' ? phone : desktop);
  await context.addCookies(Object.entries(target.cookies).map(([name, value]) => ({ name, value, url: origin })));
  if (target.person) await signIn(context, origin, target.person);
  if (target.app) await openInApp(context, target.app);
  if (target.stored) await context.addInitScript((entries) => Object.assign(localStorage, entries), target.stored);
  const page = await context.newPage();
  await page.addInitScript(observe, target.controls);
  const client = await context.newCDPSession(page);
  const traffic = await recordTraffic(client);
  if (network === 'slow 4G') await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await prepare?.(page);
  await page.goto(origin + target.path);
  await page
    .waitForFunction(() => window.luckanBench.usable !== null, undefined, { timeout: 30_000 })
    .catch(() => {
      throw new Error(`${target.path} did not become usable: ${JSON.stringify(target.controls)}`);
    });
  return {
    page,
    traffic,
    seen: () => page.evaluate(() => window.luckanBench),
    close: () => context.close(),
  };
}

/** As the guide asks of an app: it answers READY at once, and the page's look is set at document start. */
async function openInApp(context: BrowserContext, answers: Answers): Promise<void> {
  await standInApp(context, answers);
  await context.addInitScript((look) => Object.assign(window, { __LUCKAN_APPEARANCE__: look }), {
    colorScheme: 'light',
    fontScale: 1,
    insets,
  });
}

/** In a session of their own: a session does not last for all runs. */
async function signIn(context: BrowserContext, origin: string, person: string): Promise<void> {
  const answer = await context.request.get(`${origin}/api/web/authy/getFakeLogin?person=${person}`, {
    headers: { 'X-Luckan-Test': '1' },
  });
  if (!answer.ok()) throw new Error(`the sign-in answered ${answer.status()}`);
}

export async function scrollToEnd(page: Page): Promise<void> {
  let last = -1;
  for (let y = 0; y !== last; ) {
    last = y;
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(250);
    y = await page.evaluate(() => scrollY);
  }
  await page.waitForTimeout(2000);
}

/** Answers the consent question, as a visitor does before continuing. */
export async function answerConsent(page: Page): Promise<void> {
  const necessary = page.getByRole('button', { name: 'Bara nödvändiga' });
  if (await necessary.isVisible()) await necessary.click();
}

export function locate(page: Page, { selector, text }: Control) {
  const all = page.locator(selector);
  return (text ? all.filter({ hasText: text }) : all).first();
}

import type { Browser, Page } from '@playwright/test';
import { granted } from '../../src/platform/consent/categories';
import { choiceCookie } from '../../src/platform/consent/testing';
import { tapAtRest } from './interact';
import { atMost, fact, type Measure, show } from './report';
import { median } from './statistics';
import { addToCart, type Control, menu, type Target } from './targets';
import { scrollToEnd, visit } from './visit';

interface Environment {
  origin: string;
  product: Target;
  runs: number;
}

interface Measured {
  /** ms */
  largest: number;
  /** ms from a tap to the painted frame: the worst of the visit, as in INP */
  worst: number;
}

export interface ThirdParties {
  without: Measured[];
  hanging: Measured[];
}

/** What a visitor taps on a product page, one after the other. */
const taps: Control[] = [
  menu,
  { selector: 'main button[aria-label^="Förstora bild 1"]' },
  { selector: 'main input[inputmode="numeric"] + button' },
  addToCart,
];

/** What is fetched of others through the shop's own host. */
const proxied = /\/(?:gtm\.js|scriptProxy)$/;
const flags = /^\/api\/flags\//;
const reports = /^\/api\/error-reports$/;

/** Their frames, and the container of the tag manager. */
const ofOthers = [/\/reviews\//, /\/chat\//, /\/gtm\.js$/];

/**
 * A product page for a visitor who allows everything, by turns without third parties and with all of them hanging. An
 * error is reported in both, and both request the flags: that is the shop's own code. Without third parties both are
 * answered at once. The reviews are scrolled into view, and the chat is opened and closed, before the taps.
 */
export async function measureThirdParties(
  browser: Browser,
  { origin, product, runs }: Environment,
): Promise<ThirdParties> {
  const target = {
    ...product,
    cookies: { ...product.cookies, luckan_consent: encodeURIComponent(choiceCookie(granted)) },
  };
  const measured: ThirdParties = { without: [], hanging: [] };
  await once(noThirdParties);
  for (let run = 0; run < runs; run++) {
    measured.without.push(await once(noThirdParties));
    measured.hanging.push(await once(hangingThirdParties));
  }
  return measured;

  async function once(prepare: (page: Page, origin: string) => Promise<void>): Promise<Measured> {
    const asked: string[] = [];
    const visited = await visit(browser, {
      origin,
      target,
      cpu: 4,
      async prepare(page) {
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await prepare(page, origin);
      },
    });
    try {
      await causeError(visited.page);
      await scrollToEnd(visited.page);
      if (prepare === hangingThirdParties) await askOthers(visited.page);
      await visited.page.evaluate(() => scrollTo(0, 0));
      const times = [];
      for (const control of taps) times.push(await tapAtRest(visited.page, control));
      const others = prepare === hangingThirdParties ? ofOthers : [];
      for (const each of [flags, reports, ...others])
        if (!asked.some((path) => each.test(path))) throw new Error(`nobody has asked for ${each}`);
      return { largest: (await visited.seen()).largest?.at ?? Number.NaN, worst: Math.max(...times) };
    } finally {
      await visited.close();
    }
  }
}

/** The reviews are requested once they have been in view for a while. */
async function askOthers(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Omdömen' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
}

/** The policy forbids this request, which the shop reports. */
async function causeError(page: Page): Promise<void> {
  await page.evaluate(() => fetch('https://forbidden.example/').catch(() => {}));
}

/** A configuration that names none. Nothing may be requested from them. */
async function noThirdParties(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin || proxied.test(url.pathname),
    (route) => route.abort(),
  );
  await page.route(
    ({ pathname }) => flags.test(pathname),
    (route) => route.fulfill({ json: { features: {}, experiments: [] } }),
  );
  await page.route(
    ({ pathname }) => reports.test(pathname),
    (route) => route.fulfill({ status: 202, json: {} }),
  );
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const none = { tagManager: null, reviews: null, chat: null };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...none } });
  });
}

/** They never answer: neither directly nor through the shop's own host. */
async function hangingThirdParties(page: Page, origin: string): Promise<void> {
  await page.route(
    ({ origin: asked, pathname }) => asked !== origin || [proxied, flags, reports].some((each) => each.test(pathname)),
    () => {},
  );
  // Passes through the benchmark too, as without third parties.
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: await answer.json() });
  });
}

export function thirdPartyMeasures({ without, hanging }: ThirdParties): Measure[] {
  const of = (found: Measured[], key: keyof Measured) => found.map((each) => each[key]);
  const spread = (found: Measured[], key: keyof Measured) =>
    `${show(median(of(found, key)), 'ms')} (${show(Math.min(...of(found, key)), '')}-${show(Math.max(...of(found, key)), '')})`;
  const ratio = (key: keyof Measured) => median(of(hanging, key)) / median(of(without, key));
  return [
    fact('LCP without third parties', spread(without, 'largest')),
    fact('LCP while all of them hang', spread(hanging, 'largest')),
    atMost('  against without', ratio('largest'), 1.05, '×'),
    fact('worst of menu, picture, quantity and buy without third parties: painted', spread(without, 'worst')),
    fact('worst of them while all hang: painted', spread(hanging, 'worst')),
    atMost('  against without', ratio('worst'), 1.05, '×'),
  ];
}

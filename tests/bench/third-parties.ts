import type { Browser, Page } from '@playwright/test';
import { granted } from '../../src/platform/consent/categories';
import { choiceCookie } from '../../src/platform/consent/testing';
import { buyAtRest } from './interact';
import { atMost, fact, type Measure, show } from './report';
import { median } from './statistics';
import type { Target } from './targets';
import { visit } from './visit';

interface Environment {
  origin: string;
  product: Target;
  runs: number;
}

interface Measured {
  /** ms */
  largest: number;
  /** ms from the first tap on buy to the painted frame */
  tap: number;
}

export interface ThirdParties {
  without: Measured[];
  hanging: Measured[];
}

/** What is fetched from third parties, directly or by the shop's own proxies. */
const ofThirdParties = (origin: string) => (url: URL) =>
  url.origin !== origin || /\/(gtm\.js|scriptProxy)$/.test(url.pathname);

/** A product page for a visitor who allows everything, by turns without third parties and with all of them hanging. */
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
    const visited = await visit(browser, { origin, target, cpu: 4, prepare: (page) => prepare(page, origin) });
    try {
      const tap = await buyAtRest(visited.page, 'any change');
      return { largest: (await visited.seen()).largest?.at ?? Number.NaN, tap };
    } finally {
      await visited.close();
    }
  }
}

/** A configuration that names none. Nothing may be requested from them. */
async function noThirdParties(page: Page, origin: string): Promise<void> {
  await page.route(ofThirdParties(origin), (route) => route.abort());
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const none = { tagManager: null, reviews: null, chat: null, errorReporting: null, flags: null };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...none } });
  });
}

/** They never answer. */
async function hangingThirdParties(page: Page, origin: string): Promise<void> {
  await page.route(ofThirdParties(origin), () => {});
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
    fact('first tap on buy without third parties: painted', spread(without, 'tap')),
    fact('first tap on buy while all of them hang: painted', spread(hanging, 'tap')),
    atMost('  against without', ratio('tap'), 1.05, '×'),
  ];
}

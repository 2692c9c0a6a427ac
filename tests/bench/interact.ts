import type { Browser, Page } from '@playwright/test';
import { atMost, fact, type Measure, show } from './report';
import { median } from './statistics';
import { type Effect, timeNextTap } from './stopwatch';
import { addToCart, type Control, menu, type Target } from './targets';
import { answerConsent, locate, scrollToEnd, type Visit, visit } from './visit';

interface Environment {
  origin: string;
  product: Target;
  floor: Target;
  runs: number;
}

const sideCart: Effect = { selector: 'dialog[open] a' };

/** Taps on a product page, CPU ×4, slow 4G: all in ms from the tap to the painted frame. */
export async function measureTaps(browser: Browser, { origin, product, floor, runs }: Environment) {
  const on = async (work: (visited: Visit) => Promise<number>, target = product): Promise<number> => {
    const visited = await visit(browser, { origin, target, cpu: 4 });
    try {
      return await work(visited);
    } finally {
      await visited.close();
    }
  };
  const taps = {
    bare: [] as number[],
    next: [] as number[],
    buy: [] as number[],
    cart: [] as number[],
    earlyMenu: [] as number[],
    earlyBuy: [] as number[],
  };
  for (let run = 0; run < runs; run++) {
    taps.bare.push(await on(bareButton, floor));
    taps.next.push(await on(toNextProduct));
    taps.buy.push(await on(({ page }) => buyAtRest(page, 'any change')));
    taps.cart.push(await on(({ page }) => buyAtRest(page, sideCart)));
    taps.earlyMenu.push(await on(({ page }) => tap(page, menu.selector, { selector: '[aria-expanded="true"]' })));
    taps.earlyBuy.push(await on(({ page }) => buy(page, sideCart)));
  }
  return taps;
}

export type Taps = Awaited<ReturnType<typeof measureTaps>>;

export function tapMeasures({ bare, next, buy: buys, cart, earlyMenu, earlyBuy }: Taps): Measure[] {
  const spread = (values: number[]) => `${show(Math.min(...values), '')}-${show(Math.max(...values), '')}`;
  const answered = (what: string, values: number[]): Measure => {
    const answers = values.filter(Number.isFinite);
    return {
      what: `${what}: answered`,
      value: `${answers.length}, median ${show(median(answers), 'ms')}`,
      target: `${values.length}`,
      reached: answers.length === values.length,
    };
  };
  return [
    fact('a bare button on the floor page: painted', `${show(median(bare), 'ms')} (${spread(bare)})`),
    atMost('to the next product, its data prefetched: painted', median(next), 150, 'ms'),
    fact('  from, to', spread(next)),
    atMost('first tap on buy: painted', median(buys), 100, 'ms'),
    fact('  from, to', spread(buys)),
    fact('  against the bare button', show(median(buys) / median(bare), '×')),
    fact('first tap on buy: side cart painted', `${show(median(cart), 'ms')} (${spread(cart)})`),
    answered('menu tapped at the first moment that counts as usable', earlyMenu),
    answered('buy tapped at the first moment that counts as usable', earlyBuy),
  ];
}

/** The minimum cost of a tap on this machine: one text changes. */
async function bareButton({ page }: Visit): Promise<number> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Tryck';
    button.onclick = () => {
      button.textContent = 'Tryckt';
    };
    document.body.prepend(button);
  });
  await page.waitForTimeout(1000);
  return tap(page, 'button', 'any change');
}

async function tap(page: Page, selector: string, effect: Effect): Promise<number> {
  const watch = await timeNextTap(page, effect);
  await page.locator(selector).first().tap({ force: true });
  return watch.read();
}

/** After the page has settled, and leaves it as it was: what the tap has opened is closed. */
export async function tapAtRest(page: Page, control: Control): Promise<number> {
  await page.waitForTimeout(3000);
  const button = locate(page, control);
  await button.scrollIntoViewIfNeeded();
  const watch = await timeNextTap(page, 'any change');
  await button.tap();
  const time = await watch.read();
  // What has opened must have come, or it would not be closed.
  await page.waitForTimeout(1500);
  await page.keyboard.press('Escape');
  return time;
}

/** After the page and everything that it loads lazily have settled. */
async function buyAtRest(page: Page, effect: Effect): Promise<number> {
  await page.waitForTimeout(3000);
  await answerConsent(page);
  await page.waitForTimeout(500);
  return buy(page, effect);
}

async function buy(page: Page, effect: Effect): Promise<number> {
  const button = locate(page, addToCart);
  await button.scrollIntoViewIfNeeded();
  const watch = await timeNextTap(page, effect);
  await button.tap();
  return watch.read();
}

/** The first link to another product whose data has been prefetched. */
async function toNextProduct({ page, traffic }: Visit): Promise<number> {
  await page.waitForTimeout(1000);
  await answerConsent(page);
  await scrollToEnd(page);
  const link = page.locator('main article a[href^="/produkt/"]').first();
  await link.scrollIntoViewIfNeeded();
  const path = await link.getAttribute('href');
  const isFetched = () => traffic.hasCome(`/page-data${path}index.json`);
  for (let waited = 0; !isFetched(); waited += 250) {
    if (waited > 20_000) throw new Error(`the data of ${path} is not fetched ahead`);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1000);
  const watch = await timeNextTap(page, 'another heading');
  await link.tap();
  return watch.read();
}

import type { Page } from '@playwright/test';
import { onlyAllowing, openAllowing } from '../../support/consent';
import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart, payFor, toCheckout } from '../../support/steps';

const everything = onlyAllowing('preferences', 'statistics', 'marketing');
const product = plainProduct();
const sensitive = productThat(
  ({ marketingSensitive, itemType, price, stock, disclaimerSubstance }) =>
    marketingSensitive && itemType !== 'prescription' && price !== null && disclaimerSubstance === null && stock > 2,
);

/**
 * A container that notes every address and title that it ever sees: at each frame, each change of the history, and when
 * the page is left. It also looks for what customers type, tries to answer in the place of the payment's frame, and to
 * read both frames.
 */
function spy(): void {
  const note = (text: string) => void Reflect.get(window, 'noteSeen')(text);
  const look = () => note(`${location.href} ${document.title}`);
  const { pushState } = history;
  history.pushState = (...change) => {
    note(String(change[2]));
    pushState.apply(history, change);
    look();
  };
  for (const event of ['popstate', 'pagehide', 'visibilitychange', 'hashchange']) addEventListener(event, look, true);
  addEventListener('input', ({ target }) => note(`typed ${(target as HTMLInputElement).value}`), true);
  addEventListener('message', ({ data, source }) => source !== window && note(`heard ${JSON.stringify(data)}`), true);
  (function again() {
    look();
    for (const frame of document.querySelectorAll('iframe')) {
      try {
        note(`read ${frame.contentDocument?.body.textContent}`);
      } catch {}
    }
    postMessage({ frame: 'payment', type: 'approved', paymentId: 'stolen' }, '*');
    requestAnimationFrame(again);
  })();
}

/** Replaces the container by the spy. @returns what it has seen so far, without repetitions */
async function watchWithSpy(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.context().exposeBinding('noteSeen', (_source, text: string) => void seen.add(text));
  await page.route('**/api/ext/tagmanager/gtm.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${spy})()` }),
  );
  return seen;
}

const container = (page: Page) => page.locator('script[src*="gtm.js"]');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A public page with the container in it. */
async function openWithSpy(page: Page, path = '/'): Promise<{ shop: Shop; seen: Set<string> }> {
  const seen = await watchWithSpy(page);
  const shop = await openAllowing(page, 'site', path, everything);
  await expect.poll(() => seen.size).toBeGreaterThan(0);
  return { shop, seen };
}

const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const ways: [what: string, title: string | RegExp, path: string, follow: (page: Page) => Promise<void>][] = [
  ['prescriptions', /./, '/recept/', (page) => page.getByRole('link', { name: 'Mina recept' }).first().click()],
  ['the club', /./, '/kundklubb', (page) => page.getByRole('link', { name: 'Kundklubb' }).first().click()],
  ['orders', 'Hitta din beställning', '/order/', (page) => footer(page, 'Hitta din beställning').click()],
  [
    'a search',
    /klamydia/,
    '/hitta-produkter/',
    async (page) => {
      const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
      await field.fill('klamydia');
      await field.press('Enter');
    },
  ],
];

for (const [what, title, path, follow] of ways) {
  test(`a container that has loaded does not see the page of ${what}, there, back and forth`, async ({ page }) => {
    const { seen } = await openWithSpy(page);
    const start = page.url();
    const hasLeaked = () => [...seen].filter((text) => text.includes(path) || text.includes('?q='));
    await follow(page);
    await expect(page).toHaveURL(new RegExp(path));
    await expect(heading(page, title)).toBeVisible();
    await expect(container(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(container(page)).toHaveCount(1);
    await page.goForward();
    await expect(heading(page, title)).toBeVisible();
    await expect(container(page)).toHaveCount(0);
    expect(hasLeaked()).toEqual([]);
  });
}

test('nor a product that must not be used in marketing, when its link is followed', async ({ page }) => {
  const { shop, seen } = await openWithSpy(page);
  await shop.open(sensitive.path);
  await addToCart(page, sensitive);
  await expect(container(page)).toHaveCount(0);
  seen.clear();
  await shop.open('/kampanjer/');
  await expect(container(page)).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Varukorg/ })
    .click();
  const cart = page.getByRole('dialog', { name: 'Varukorg (1)' });
  await cart.getByRole('link', { name: sensitive.title }).first().click();
  await expect(heading(page, sensitive.title)).toBeVisible();
  await expect(page).toHaveURL(sensitive.path);
  await expect(container(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Kampanjer')).toBeVisible();
  await page.goForward();
  await expect(heading(page, sensitive.title)).toBeVisible();
  expect([...seen].filter((text) => text.includes(sensitive.path) || text.includes(sensitive.title))).toEqual([]);
});

test('who agrees only after a private page is measured from the next document on, and can go back', async ({
  page,
}) => {
  const seen = await watchWithSpy(page);
  const shop = await launchIn(page, 'site');
  await shop.open('/order/');
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
  await quiet(page);
  await shop.acceptCookies();
  await page.goBack();
  await expect(heading(page, 'Hitta din beställning')).toBeVisible();
  await quiet(page);
  await expect(container(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
  await expect(container(page)).toHaveCount(1);
  await page.goBack();
  await expect(heading(page, 'Hitta din beställning')).toBeVisible();
  await expect(container(page)).toHaveCount(0);
  expect([...seen].filter((text) => /best.llning|\/order\//.test(text))).toEqual([]);
});

test('a product that is still being added when the customer goes to the checkout is there', async ({ page }) => {
  await openWithSpy(page, product.path);
  const additions = await delayResponses(page, '**/api/web/cart2/**/tg/**');
  await addToCart(page, product);
  await page.getByRole('dialog', { name: 'Varukorg' }).getByRole('link', { name: 'Till kassan' }).click();
  await expect.poll(additions.calls).toBe(1);
  // The customer sees that something happens, and nothing is given up while the service answers late.
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/kassa\/$/);
  await expect.poll(additions.calls).toBe(2);
  await expect(page.getByRole('status', { name: 'Varukorgen laddas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Varukorg', exact: true })).toBeVisible();
  await expect(page.getByText('Din varukorg är tom')).toHaveCount(0);
  additions.release();
  await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
  await expect(container(page)).toHaveCount(0);
});

test('a hostile container gets nothing of delivery and payment, and the customer buys as always', async ({ page }) => {
  test.slow();
  const { shop, seen } = await openWithSpy(page, product.path);
  await toCheckout(shop, await addToCart(page, product));
  seen.clear();
  await payFor(page, async () => expect(container(page)).toHaveCount(0));
  await expect(page.getByText(product.title).first()).toBeVisible();
  expect([...seen]).toEqual([]);
});

for (const path of [product.path, '/favoriter/']) {
  test(`with a stored choice, ${path} is painted before anything of third parties is requested`, async ({ page }) => {
    await openAllowing(page, 'site', path, everything);
    const times = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const others = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/ext/') || !name.startsWith(`${location.origin}/`));
        return { painted: paint?.startTime ?? 0, first: Math.min(...others.map(({ startTime }) => startTime)) };
      });
    await expect.poll(async () => (await times()).first).toBeLessThan(Number.POSITIVE_INFINITY);
    const { painted, first } = await times();
    expect(painted).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(painted);
  });
}

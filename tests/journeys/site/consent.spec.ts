import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { loadedAnew, measuring, remembered, sentByTags, unnecessary } from '../../support/consent';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';

const bar = (page: Page) => page.getByRole('region', { name: 'Kakor' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Inställningar för kakor' });
const category = (page: Page, name: string) => settings(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => settings(page).getByRole('button', { name: 'Spara mina val' }).click();

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
  await expect(settings(page)).toBeVisible();
}

async function launch(page: Page): Promise<Shop> {
  await watchCommands(page.context());
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  await expect(bar(page)).toBeVisible();
  return shop;
}

type Command = [kind: string, granted: string[]];
const given = new WeakMap<Page, Command[]>();

/** Notes each command to Consent Mode, by what it allows, since its document may not be there any more when it is asked for. */
async function watchCommands(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteCommand', ({ page }, command: Command) => {
    given.set(page, [...commands(page), command]);
  });
  await context.addInitScript(() => {
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      for (const entry of entries) {
        const [command, kind, words] = Array.from(entry as ArrayLike<unknown>);
        if (command !== 'consent') continue;
        const granted = Object.entries(words as Record<string, string>).filter(([, word]) => word === 'granted');
        Reflect.get(window, 'noteCommand')([kind, granted.map(([name]) => name).sort()]);
      }
      return push(...entries);
    };
    window.dataLayer = layer;
  });
}

/** Those of all of the page's documents so far. */
const commands = (page: Page): Command[] => given.get(page) ?? [];
const kinds = (page: Page) => commands(page).map(([kind]) => kind);

/** Tags have loaded, and have stored something. */
const expectTags = (page: Page) => expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');

/** Declines in the settings, where the visitor had allowed tags that run: they end with their document. */
async function withdraw(page: Page): Promise<void> {
  await openSettings(page);
  await loadedAnew(page, () => settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click());
}

/** What tags like to send upon: the page is hidden, scrolled and left for another one. */
async function touch(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const left = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(left);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Varumärken A–Ö' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Varumärken A till Ö' })).toBeVisible();
  await quiet(page);
}

/** The consent that the tags have measured with, as Google's tag tells it: `gcs` and `gcd`. */
function measuredWith(shop: Shop): string[] {
  const hits = shop.requested.filter((url) => url.includes('/api/ext/tagmanager/collect'));
  const consents = hits.map((url) => new URL(url).searchParams).map((sent) => `${sent.get('gcs')} ${sent.get('gcd')}`);
  return [...new Set(consents)];
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

async function storedChoice(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse(decodeURIComponent((await cookieOf(page, 'luckan_consent'))?.value ?? 'null'));
}

test('who declines is asked no more, nothing is measured, and the choice is kept with its receipt', async ({
  page,
}) => {
  const shop = await launch(page);
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await storedChoice(page)).toEqual({
    preferences: false,
    statistics: false,
    marketing: false,
    revision: '1.0',
    time: expect.any(Number),
    id: expect.stringMatching(/^[\w-]{32,36}$/),
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Inställningar för kakor' })).toBeVisible();
  await quiet(page);
  await expect(bar(page)).toBeHidden();
  expect(measuring(page, shop.requested)).toEqual([]);
  expect(unnecessary(await remembered(page))).toEqual([]);
});

test('who accepts is measured once the choice is made, also on the next visit', async ({ page }) => {
  const shop = await launch(page);
  const script = () => shop.requested.filter((url) => url.includes('/api/ext/tagmanager/gtm.js'));
  const measured = () => shop.requested.filter((url) => url.includes('/api/ext/tagmanager/collect'));
  await quiet(page);
  expect(measuring(page, shop.requested)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Godkänn alla' }).click();
  await expect.poll(() => measured().length).toBeGreaterThan(0);
  expect(script()).toHaveLength(1);
  expect(new URL(script()[0] ?? '').searchParams.get('url')).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/gtm\.js\?id=GTM-LUCKAN$/,
  );
  expect(kinds(page)).toEqual(['default', 'update']);
  expect(measuredWith(shop)).toEqual(['G111 13r3rPr2r5']);
  const { cookies, entries } = await remembered(page);
  expect(cookies).toEqual(expect.arrayContaining(['luckan_user', '_ga', '_ga_LUCKAN', '_gcl_au', 'tag_campaign']));
  expect(entries).toEqual(expect.arrayContaining(['_gcl_ls', 'tag_visit']));
  await openSettings(page);
  const listed = await settings(page).getByRole('term', { includeHidden: true }).allTextContents();
  const isListed = (name: string) =>
    listed.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
  expect([...cookies, ...entries].filter((name) => name !== 'luckan_test' && !isListed(name))).toEqual([]);
  await page.keyboard.press('Escape');

  const before = measured().length;
  await page.reload();
  await expect.poll(() => measured().length).toBeGreaterThan(before);
  expect(kinds(page)).toEqual(['default', 'update', 'default', 'update']);
  await expect(bar(page)).toBeHidden();
  // No request of all went to another origin: the script came through the shop's own.
  const { origin } = new URL(page.url());
  expect(shop.requested.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
});

test('a choice by category lets only that through, and is changed and withdrawn from the footer', async ({ page }) => {
  const shop = await launch(page);
  await bar(page).getByRole('button', { name: 'Välj själv' }).click();
  await expect(category(page, 'Nödvändiga')).toBeDisabled();
  await expect(category(page, 'Nödvändiga')).toBeChecked();
  for (const name of ['Inställningar', 'Statistik', 'Marknadsföring'])
    await expect(category(page, name)).not.toBeChecked();
  await settings(page).getByText('Vad som sparas: Statistik').click();
  const row = settings(page).getByText('luckan_user').locator('..');
  await expect(row).toContainText('Ett slumpat nummer som räknar återkommande besök.');
  await expect(row).toContainText('1 000 dagar');
  await expectAccessible(page);

  await category(page, 'Statistik').check();
  await save(page);
  await expect(settings(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');
  expect((await remembered(page)).cookies).toContain('luckan_user');
  const statistics = ['analytics_storage', 'security_storage'];
  const start: Command = ['default', ['security_storage']];
  expect(commands(page)).toEqual([start, ['update', statistics]]);
  expect((await remembered(page)).cookies).not.toContain('_gcl_au');
  expect((await remembered(page)).entries).not.toContain('_gcl_ls');
  expect(measuredWith(shop)).toEqual(['G101 13q3rPq2q5']);

  // Changed to marketing alone: what statistics have stored goes, and their tags with their document.
  await openSettings(page);
  await expect(settings(page).getByText('Ditt val gjordes')).toContainText(String((await storedChoice(page)).id));
  await expect(category(page, 'Statistik')).toBeChecked();
  await category(page, 'Statistik').uncheck();
  await category(page, 'Marknadsföring').check();
  await loadedAnew(page, () => save(page));
  await expect.poll(async () => (await remembered(page)).cookies).not.toContain('luckan_user');
  const marketing: Command = ['update', ['ad_personalization', 'ad_storage', 'ad_user_data', 'security_storage']];
  await expect.poll(() => commands(page).slice(2)).toEqual([marketing, start, marketing]);
  await shop.open('/kampanjer/');
  await expect.poll(async () => (await remembered(page)).cookies).toContain('_gcl_au');
  expect((await remembered(page)).cookies).not.toContain('_ga');
  expect(measuredWith(shop)).toEqual(['G101 13q3rPq2q5', 'G110 13r3qPr2r5']);
  // Withdrawn: all goes, and nothing more is sent.
  await withdraw(page);
  await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
  expect(commands(page).at(-1)).toEqual(['update', ['security_storage']]);
  await quiet(page);
  const sent = measuring(page, shop.requested).length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Varumärken A–Ö' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Varumärken A till Ö' })).toBeVisible();
  await expect(page.locator('script[src*=tagmanager]')).toHaveCount(0);
  await page.reload();
  await quiet(page);
  expect(measuring(page, shop.requested)).toHaveLength(sent);
  expect(unnecessary(await remembered(page))).toEqual([]);
});

test('after a withdrawal tags are gone, whatever the visitor does, who is where they were and is told', async ({
  page,
}) => {
  const shop = await launch(page);
  await shop.acceptCookies();
  await expectTags(page);
  await openSettings(page);
  await loadedAnew(page, () => settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click());
  const sent = sentByTags(page);
  const told = page.getByRole('status').filter({ hasText: 'Ditt val är sparat.' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inställningar för kakor' })).toBeFocused();
  // The page is shorter without what was allowed, but not shown from its top.
  await expect(page.getByRole('button', { name: 'Inställningar för kakor' })).toBeInViewport();
  await touch(page);
  expect(sent()).toEqual([]);
  await page.reload();
  await quiet(page);
  await expect(told).toHaveCount(0);
  expect(sent()).toEqual([]);
});

test('nothing leaves with the document that tags end with', async ({ page }) => {
  await page.route('**/api/ext/tagmanager/gtm.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = '_ga=1; Path=/';
        for (const event of ['beforeunload', 'pagehide', 'visibilitychange', 'unload'])
          addEventListener(event, () => navigator.sendBeacon('/api/ext/tagmanager/collect?en=' + event), true);`,
    }),
  );
  const shop = await launch(page);
  await shop.acceptCookies();
  await expectTags(page);
  const sent = sentByTags(page);
  await withdraw(page);
  await quiet(page);
  expect(sent()).toEqual([]);
});

test('a conversation in the chat is not cut off: the visitor is told, and says when', async ({ page }) => {
  const shop = await launch(page);
  await shop.acceptCookies();
  await expectTags(page);
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  const chat = page.frameLocator('iframe[title="Chatt med en farmaceut"]');
  await expect(chat.getByRole('log', { name: 'Samtalet' })).toBeVisible();
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  const told = page.getByRole('status').filter({ hasText: 'slutar när sidan laddas om' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await expect(chat.getByRole('log', { name: 'Samtalet', includeHidden: true })).toBeAttached();
  await loadedAnew(page, () => told.getByRole('button', { name: 'Ladda om' }).click());
  await expect(told).toHaveCount(0);
  const sent = sentByTags(page);
  await touch(page);
  expect(sent()).toEqual([]);
});

test('cookies that tags have set for other paths go too', async ({ page }) => {
  const shop = await launch(page);
  await shop.acceptCookies();
  await expectTags(page);
  const { origin, hostname, pathname } = new URL(page.url());
  await page.context().addCookies([
    { name: '_ga_OTHER', value: '1', domain: hostname, path: '/' },
    { name: 'of_page', value: '1', domain: hostname, path: pathname },
    { name: 'of_folder', value: '1', url: `${origin}/produkt/x` },
  ]);
  await withdraw(page);
  await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
});

test('pages that are open in other tabs follow', async ({ page, context }) => {
  const shop = await launch(page);
  const other = await context.newPage();
  await shop.open('/kampanjer/', other);
  await expect(bar(other)).toBeVisible();
  await shop.acceptCookies();
  await expect(bar(other)).toBeHidden();
  await expect.poll(() => kinds(other)).toEqual(['default', 'update']);
  await expectTags(other);
  await loadedAnew(other, () => withdraw(page));
  expect(commands(other).at(-1)).toEqual(['update', ['security_storage']]);
  await expect.poll(async () => unnecessary(await remembered(other))).toEqual([]);
  const sent = sentByTags(other);
  await other.bringToFront();
  await other.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await touch(other);
  expect(sent()).toEqual([]);
});

/** What was allowed is taken back, and the question is there again. */
async function expectAskedAnew(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
  expect(commands(page).at(-1)).toEqual(['update', ['security_storage']]);
  await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
}

test('when another tab has answered a newer question, this one asks anew', async ({ page, context }) => {
  const shop = await launch(page);
  await shop.acceptCookies();
  await expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');
  const newer = await context.newPage();
  await newer.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), consentRevision: 1 } });
  });
  await shop.open('/kampanjer/', newer);
  await loadedAnew(page, () => bar(newer).getByRole('button', { name: 'Bara nödvändiga' }).click());
  await expect(bar(newer)).toBeHidden();
  expect(await storedChoice(newer)).toMatchObject({ revision: '1.1' });
  await expectAskedAnew(page);
});

test('a visitor who has deleted the choice meanwhile is asked anew when the tab is shown again', async ({ page }) => {
  const shop = await launch(page);
  await shop.acceptCookies();
  await expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');
  await page.context().clearCookies({ name: 'luckan_consent' });
  await loadedAnew(page, () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  );
  await expectAskedAnew(page);
});

test('a choice of an older shape or revision is asked for again', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  const url = test.info().project.use.baseURL ?? '';
  const choice = { preferences: true, statistics: true, marketing: true };
  for (const old of [choice, { ...choice, revision: '0.0', time: Date.now(), id: 'x' }]) {
    await page.context().addCookies([{ name: 'luckan_consent', value: encodeURIComponent(JSON.stringify(old)), url }]);
    await shop.open('/');
    await expect(bar(page)).toBeVisible();
    await quiet(page);
    expect(measuring(page, shop.requested)).toEqual([]);
  }
  await shop.declineCookies();
  expect(await storedChoice(page)).toMatchObject({ revision: '1.0', statistics: false });
});

test('a visitor whose tag manager does not load shops as always, and it is reported', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && reports.push(message.text())));
  await page.route('**/api/ext/tagmanager/gtm.js*', (route) => route.abort());
  const shop = await launch(page);
  await shop.acceptCookies();
  await expect.poll(() => reports.some((text) => text.includes('tagManagerLoad'))).toBe(true);
  await page.getByRole('button', { name: 'Lägg i varukorg' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
});

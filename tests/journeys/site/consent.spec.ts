import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { measuring, remembered, unnecessary } from '../../support/consent';
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
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  await expect(bar(page)).toBeVisible();
  return shop;
}

/** The commands to Consent Mode, by what they allow. */
async function commands(page: Page): Promise<[string, string[]][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const [command, kind, words] = Array.from(entry as ArrayLike<unknown>);
      if (command !== 'consent') return [];
      const granted = Object.entries(words as Record<string, string>).filter(([, word]) => word === 'granted');
      return [[String(kind), granted.map(([name]) => name).sort()] as [string, string[]]];
    }),
  );
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
  expect((await commands(page)).map(([kind]) => kind)).toEqual(['default', 'update']);
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
  expect((await commands(page)).map(([kind]) => kind)).toEqual(['default', 'update']);
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
  expect(await commands(page)).toEqual([
    ['default', ['security_storage']],
    ['update', statistics],
  ]);
  expect((await remembered(page)).cookies).not.toContain('_gcl_au');
  expect((await remembered(page)).entries).not.toContain('_gcl_ls');
  expect(measuredWith(shop)).toEqual(['G101 13q3rPq2q5']);

  // Changed to marketing alone: what statistics have stored goes.
  await openSettings(page);
  await expect(settings(page).getByText('Ditt val gjordes')).toContainText(String((await storedChoice(page)).id));
  await expect(category(page, 'Statistik')).toBeChecked();
  await category(page, 'Statistik').uncheck();
  await category(page, 'Marknadsföring').check();
  await save(page);
  await expect.poll(async () => (await remembered(page)).cookies).not.toContain('luckan_user');
  const marketing = ['ad_personalization', 'ad_storage', 'ad_user_data', 'security_storage'];
  expect((await commands(page)).at(-1)).toEqual(['update', marketing]);
  await shop.open('/kampanjer/');
  await expect.poll(async () => (await remembered(page)).cookies).toContain('_gcl_au');
  expect((await remembered(page)).cookies).not.toContain('_ga');
  expect(measuredWith(shop)).toEqual(['G101 13q3rPq2q5', 'G110 13r3qPr2r5']);
  // Withdrawn: all goes, and nothing more is sent.
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
  expect((await commands(page)).at(-1)).toEqual(['update', ['security_storage']]);
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

test('cookies that tags have set for other paths go too', async ({ page }) => {
  const shop = await launch(page);
  await shop.acceptCookies();
  const { origin, hostname, pathname } = new URL(page.url());
  await page.context().addCookies([
    { name: '_ga_OTHER', value: '1', domain: hostname, path: '/' },
    { name: 'of_page', value: '1', domain: hostname, path: pathname },
    { name: 'of_folder', value: '1', url: `${origin}/produkt/x` },
  ]);
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
});

test('pages that are open in other tabs follow', async ({ page, context }) => {
  const shop = await launch(page);
  const other = await context.newPage();
  await shop.open('/kampanjer/', other);
  await expect(bar(other)).toBeVisible();
  await shop.acceptCookies();
  await expect(bar(other)).toBeHidden();
  await expect.poll(async () => (await commands(other)).map(([kind]) => kind)).toEqual(['default', 'update']);
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect.poll(async () => (await commands(other)).at(-1)).toEqual(['update', ['security_storage']]);
  await expect.poll(async () => unnecessary(await remembered(other))).toEqual([]);
});

/** What was allowed is taken back, and the question is there again. */
async function expectAskedAnew(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
  await expect.poll(async () => (await commands(page)).at(-1)).toEqual(['update', ['security_storage']]);
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
  await bar(newer).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(bar(newer)).toBeHidden();
  expect(await storedChoice(newer)).toMatchObject({ revision: '1.1' });
  await expectAskedAnew(page);
});

test('a visitor who has deleted the choice meanwhile is asked anew when the tab is shown again', async ({ page }) => {
  const shop = await launch(page);
  await shop.acceptCookies();
  await expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');
  await page.context().clearCookies({ name: 'luckan_consent' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
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

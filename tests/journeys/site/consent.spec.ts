import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { loadedAnew, measuring, remembered, unnecessary } from '../../support/consent';
import {
  bar,
  type Command,
  commands,
  kinds,
  launchUndecided,
  openSettings,
  settings,
  storedChoice,
  withdraw,
} from '../../support/consent-settings';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { quiet } from '../../support/quiet-network';

const category = (page: Page, name: string) => settings(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => settings(page).getByRole('button', { name: 'Spara mina val' }).click();

/** The consent that the tags have measured with, as Google's tag sends it: `gcs` and `gcd`. */
function measuredWith(shop: Shop): string[] {
  const hits = shop.requested.filter((url) => url.includes('/api/ext/tagmanager/collect'));
  const consents = hits.map((url) => new URL(url).searchParams).map((sent) => `${sent.get('gcs')} ${sent.get('gcd')}`);
  return [...new Set(consents)];
}

test('who declines is asked no more, nothing is measured, and the choice is kept with its receipt', async ({
  page,
}) => {
  const shop = await launchUndecided(page);
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
  const shop = await launchUndecided(page);
  const script = () => shop.requested.filter((url) => url.includes('/api/ext/tagmanager/gtm.js'));
  const measured = () => shop.requested.filter((url) => url.includes('/api/ext/tagmanager/collect?en=page_view&'));
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
  await expect.poll(() => kinds(page)).toEqual(['default', 'update', 'default', 'update']);
  await expect(bar(page)).toBeHidden();
  // No request of all went to another origin: the script came through the shop's own.
  const { origin } = new URL(page.url());
  expect(shop.requested.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
});

test('a choice by category lets only that through, and is changed and withdrawn from the footer', async ({ page }) => {
  const shop = await launchUndecided(page);
  await bar(page).getByRole('button', { name: 'Välj själv' }).click();
  await expect(category(page, 'Nödvändiga')).toBeDisabled();
  await expect(category(page, 'Nödvändiga')).toBeChecked();
  for (const name of ['Inställningar', 'Statistik', 'Marknadsföring'])
    await expect(category(page, name)).not.toBeChecked();
  await settings(page).getByText('Vad som sparas: Statistik').click();
  const row = settings(page).getByText('luckan_user').locator('..');
  await expect(row).toContainText('Ett slumpat nummer som räknar återkommande besök, avgör vilken variant du ser');
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
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expect.poll(() => reports.some((text) => text.includes('tagManagerLoad'))).toBe(true);
  await page.getByRole('button', { name: 'Lägg i varukorg' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { loadedAnew, remembered, sentByTags, unnecessary } from '../../support/consent';
import {
  bar,
  commands,
  expectTags,
  kinds,
  launchUndecided,
  openSettings,
  settings,
  storedChoice,
  withdraw,
} from '../../support/consent-settings';
import { expect, test } from '../../support/launch-in';
import { quiet } from '../../support/quiet-network';

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

const inChat = (page: Page) => page.frameLocator('iframe[title="Chatt med en farmaceut"]');

test('after a withdrawal tags are gone, whatever the visitor does, who is where they were and is told', async ({
  page,
}) => {
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expectTags(page);
  await openSettings(page);
  await loadedAnew(page, () => settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click());
  const sent = sentByTags(page);
  const notice = page.getByRole('status').filter({ hasText: 'Ditt val är sparat.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inställningar för kakor' })).toBeFocused();
  // The page is shorter without what was allowed, but not shown from its top.
  await expect(page.getByRole('button', { name: 'Inställningar för kakor' })).toBeInViewport();
  await touch(page);
  expect(sent()).toEqual([]);
  await page.reload();
  await quiet(page);
  await expect(notice).toHaveCount(0);
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
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expectTags(page);
  const sent = sentByTags(page);
  await withdraw(page);
  await quiet(page);
  expect(sent()).toEqual([]);
});

test('a chat in which nothing has been written is no conversation: its document ends with the tags', async ({
  page,
}) => {
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expectTags(page);
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  await expect(inChat(page).getByRole('log', { name: 'Samtalet' })).toBeVisible();
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
  await withdraw(page);
});

test('a conversation in the chat is not cut off: the visitor is told, and says when', async ({ page }) => {
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expectTags(page);
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  await inChat(page).getByRole('textbox', { name: 'Din fråga' }).fill('När öppnar');
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'gäller fullt ut' });
  for (const time of ['at first', 'anew, after it was closed']) {
    await openSettings(page);
    await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
    await expect(notice, time).toBeVisible();
    if (time === 'at first') await notice.getByRole('button', { name: 'Stäng' }).click();
  }
  await expectAccessible(page);
  await expect(inChat(page).getByRole('log', { name: 'Samtalet', includeHidden: true })).toBeAttached();

  await page.context().setOffline(true);
  await notice.getByRole('button', { name: 'Ladda om' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sidan laddas om när du har nätverk igen.' })).toBeVisible();
  await expect(inChat(page).getByRole('log', { name: 'Samtalet', includeHidden: true })).toBeAttached();
  await loadedAnew(page, () => page.context().setOffline(false));
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inställningar för kakor' })).toBeInViewport();
  const sent = sentByTags(page);
  await touch(page);
  expect(sent()).toEqual([]);
});

test('without a network the choice is saved and told at once, and tags end when the network is back', async ({
  page,
}) => {
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expectTags(page);
  await openSettings(page);
  await quiet(page);
  await page.context().setOffline(true);
  await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ditt val är sparat.' })).toBeVisible();
  expect(unnecessary(await remembered(page))).toEqual([]);
  await loadedAnew(page, () => page.context().setOffline(false));
  const sent = sentByTags(page);
  await quiet(page);
  expect(sent()).toEqual([]);
});

test('cookies that tags have set for other paths go too', async ({ page }) => {
  const shop = await launchUndecided(page);
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
  const shop = await launchUndecided(page);
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

test('one of them in which a dialog was open says why it is closed', async ({ page, context }) => {
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expectTags(page);
  await page.getByRole('button', { name: 'Hitta på apotek' }).click();
  await expect(page.getByRole('dialog', { name: 'Hitta på apotek' })).toBeVisible();
  const other = await context.newPage();
  await shop.open('/kampanjer/', other);
  await loadedAnew(page, async () => {
    await openSettings(other);
    await settings(other).getByRole('button', { name: 'Bara nödvändiga' }).click();
  });
  const notice = 'Sidan laddades om, eftersom du ändrade ditt val för kakor i en annan flik.';
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await page.reload();
  await quiet(page);
  await expect(page.getByText(notice)).toHaveCount(0);
});

/** What was allowed is taken back, and the question is there again. */
async function expectAskedAnew(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
  expect(commands(page).at(-1)).toEqual(['update', ['security_storage']]);
  await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
}

test('when another tab has answered a newer question, this one asks anew', async ({ page, context }) => {
  const shop = await launchUndecided(page);
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
  const shop = await launchUndecided(page);
  await shop.acceptCookies();
  await expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');
  await page.context().clearCookies({ name: 'luckan_consent' });
  await loadedAnew(page, () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  );
  await expectAskedAnew(page);
});

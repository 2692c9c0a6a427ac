import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';

const chatRequests = ({ requested }: Shop) =>
  requested.filter((url) => /\/(frames\/)?chat\//.test(decodeURIComponent(url)));
const entry = (page: Page) => page.getByRole('button', { name: 'Chatta med oss' });
/** Of a conversation that goes on behind it. */
const launcher = (page: Page) => page.getByRole('button', { name: 'Chatt', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Chatt' });
const inChat = (page: Page) => page.frameLocator('iframe[title="Chatt med en farmaceut"]');

async function openChat(page: Page, button = entry(page)) {
  await button.click();
  await expect(panel(page).getByRole('heading', { name: 'Chatt' })).toBeFocused();
  await expect(inChat(page).getByRole('log', { name: 'Samtalet' })).toBeVisible();
}

test('loads at the first press once necessary cookies are accepted, stores nothing, and goes on from page to page', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  await quiet(page);
  await expect(entry(page)).toBeHidden();
  expect(chatRequests(shop)).toEqual([]);

  await shop.declineCookies();
  await expect(entry(page)).toBeVisible();
  await quiet(page);
  expect(chatRequests(shop)).toEqual([]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  await openChat(page);
  await expectAccessible(page);

  const question = inChat(page).getByRole('textbox', { name: 'Din fråga' });
  await question.fill('Jag heter 19900101-2384');
  await question.press('Enter');
  await expect(inChat(page).getByRole('listitem')).toHaveCount(3);
  await question.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Kampanjer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible();
  await openChat(page, launcher(page));
  await expect(inChat(page).getByRole('listitem')).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Stäng chatten' }).click();
  await expect(launcher(page)).toBeFocused();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookies);
});

test('an answer that comes while the chat is closed is counted on its button', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(plainProduct().path);
  await openChat(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/chat/questions', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const question = inChat(page).getByRole('textbox', { name: 'Din fråga' });
  await question.fill('När öppnar ni?');
  await question.press('Enter');
  await panel(page).getByRole('button', { name: 'Stäng chatten' }).click();
  answer();
  await expect(page.getByRole('button', { name: 'Chatt 1 nya svar' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Ett nytt svar i chatten' })).toBeAttached();
  await page.getByRole('button', { name: 'Chatt 1 nya svar' }).click();
  await expect(inChat(page).getByRole('listitem')).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Stäng chatten' }).click();
  await expect(launcher(page)).toBeVisible();
});

test('on a phone it closes when the focus goes on to the page behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(plainProduct().path);
  await openChat(page);
  await panel(page).getByRole('button', { name: 'Stäng chatten' }).press('Shift+Tab');
  await expect(panel(page)).toBeHidden();
  await expect(entry(page)).toBeFocused();

  await entry(page).click();
  await inChat(page).getByRole('button').last().press('Tab');
  await expect(panel(page)).toBeHidden();
});

test('a chat that cannot be loaded says so with the phone number, and loads on retry', async ({ page }) => {
  const script = '**/api/web/authy/scriptProxy?url=*chat*';
  await page.route(script, (route) => route.abort());
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(plainProduct().path);
  await entry(page).click();
  const failure = panel(page).getByRole('alert');
  await expect(failure).toContainText('Chatten kunde inte hämtas');
  await expect(failure.getByRole('link', { name: /0771/ })).toBeVisible();
  // Which links of the page lie half under the panel depends on how far it was scrolled for the press.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.unroute(script);
  await failure.getByRole('button', { name: 'Försök igen' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Chatt' })).toBeFocused();
  await expect(inChat(page).getByRole('log', { name: 'Samtalet' })).toBeVisible();
});

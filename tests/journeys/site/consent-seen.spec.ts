import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { bar, expectTags, launchUndecided, openSettings, settings } from '../../support/consent-settings';
import { expect, test } from '../../support/launch-in';

const saved = (page: Page) => page.getByText('Ditt val är sparat.');
const answer = (page: Page, name: string) => bar(page).getByRole('button', { name });

test('an answer by keyboard is said, and the focus returns to where it was before the question', async ({ page }) => {
  await launchUndecided(page);
  const before = page.getByRole('contentinfo').getByRole('link', { name: 'Varumärken A–Ö' });
  await before.focus();
  await answer(page, 'Godkänn alla').focus();
  await answer(page, 'Bara nödvändiga').press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(before).toBeFocused();
  await expect(saved(page)).toBeAttached();
  await openSettings(page);
  await expect(saved(page)).toHaveCount(0);
});

test('who comes to the question first goes on with the content, also after choosing by category', async ({ page }) => {
  await launchUndecided(page);
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Bara nödvändiga')).toBeFocused();
  await answer(page, 'Välj själv').press('Enter');
  await settings(page).getByRole('button', { name: 'Spara mina val' }).press('Enter');
  await expect(settings(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(saved(page)).toBeVisible();
});

test('at 400 % zoom the question and both answers are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await launchUndecided(page);
  for (const shown of [
    bar(page).getByText('Vi använder kakor'),
    answer(page, 'Bara nödvändiga'),
    answer(page, 'Godkänn alla'),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
});

test('in forced colours the bar has an edge, with reduced motion the backdrop does not fade', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await launchUndecided(page);
  expect(await bar(page).evaluate((shown) => getComputedStyle(shown).borderTopStyle)).toBe('solid');
  await answer(page, 'Välj själv').click();
  await expect(settings(page)).toBeVisible();
  expect(await settings(page).evaluate((shown) => getComputedStyle(shown, '::backdrop').animationDuration)).toBe(
    '0.001s',
  );
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`${size.width}x${size.height}: what waits for a reload leaves the answers of the settings free`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const shop = await launchUndecided(page);
    await shop.acceptCookies();
    await expectTags(page);
    await page.getByRole('button', { name: 'Chatta med oss' }).click();
    const chat = page.frameLocator('iframe[title="Chatt med en farmaceut"]');
    await chat.getByRole('textbox', { name: 'Din fråga' }).fill('När öppnar');
    await page.getByRole('button', { name: 'Stäng chatten' }).click();
    await openSettings(page);
    await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'gäller fullt ut' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    const height = async () => (await notice.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThanOrEqual(0.4 * size.height);
    await openSettings(page);
    await expect(notice).toBeInViewport({ ratio: 1 });
    const reload = await notice.getByRole('button', { name: 'Ladda om' }).boundingBox();
    const text = await notice.getByText('gäller fullt ut').boundingBox();
    expect(reload?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    const top = (await settings(page).getByRole('button', { name: 'Godkänn alla' }).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await notice.boundingBox())?.y ?? 0).toBeLessThan(top);
    const box = await notice.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    await expectAccessible(page);
  });
}

import type { Page } from '@playwright/test';
import { expect, launchIn, test } from '../../support/launch-in';

const bar = (page: Page) => page.getByRole('region', { name: 'Kakor' });

async function openWithBar(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
}

/** The focused element, if anything other than itself covers it in whole or in part. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, document.documentElement.clientWidth)) / 2;
  const covered = [top + 2, bottom - 2].some((y) => {
    const seen = document.elementFromPoint(x, y);
    return !seen || !(focused.contains(seen) || seen.contains(focused));
  });
  return covered ? (focused.textContent ?? '').trim() : null;
}

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
]) {
  test(`${size.width}x${size.height}: the focused element is never under the cookie question`, async ({ page }) => {
    await openWithBar(page, size);
    const answers = bar(page).getByRole('button');
    const walk = async (key: string, end: () => Promise<boolean>) => {
      for (let presses = 1; presses < 300; presses++) {
        await page.keyboard.press(key);
        expect(await page.evaluate(coveredFocus)).toBeNull();
        if (await end()) return presses;
      }
      throw new Error(`${key} leads nowhere`);
    };
    const isFocused = (selector: string) => () =>
      page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
    expect(await walk('Tab', isFocused('section[aria-label=Kakor] button')), 'it comes first').toBe(1);
    await expect(answers.first()).toBeFocused();
    expect(await walk('Tab', isFocused('footer li:last-child a'))).toBeGreaterThan(20);
    expect(await walk('Shift+Tab', isFocused('section[aria-label=Kakor] button'))).toBeGreaterThan(20);
    await expect(answers.last()).toBeFocused();
  });
}

test('it leaves most of a phone free, makes both answers equally easy, and covers nothing at the end of the page', async ({
  page,
}) => {
  await openWithBar(page, { width: 390, height: 844 });
  const box = await bar(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.35 * 844);
  const sizes = await bar(page)
    .getByRole('button', { name: /^(Bara nödvändiga|Godkänn alla)$/ })
    .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.clientHeight]));
  expect(sizes).toHaveLength(2);
  expect(sizes[0]).toEqual(sizes[1]);
  expect(sizes[0]?.[1]).toBeGreaterThanOrEqual(40);

  await page.keyboard.press('End');
  const last = page.getByText('org.nr', { exact: false });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [line, edge] = [await last.boundingBox(), await bar(page).boundingBox()];
      return line && edge ? line.y + line.height <= edge.y : false;
    })
    .toBe(true);

  await bar(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd)).toBe('');
});

test('in the dialog on a phone both answers are as large as each other, and one line each', async ({ page }) => {
  await openWithBar(page, { width: 390, height: 844 });
  await bar(page).getByRole('button', { name: 'Välj själv' }).click();
  const settings = page.getByRole('dialog', { name: 'Inställningar för kakor' });
  const save = await settings.getByRole('button', { name: 'Spara mina val' }).boundingBox();
  const answers = settings.getByRole('button', { name: /^(Bara nödvändiga|Godkänn alla)$/ });
  const sizes = await answers.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  );
  expect(sizes).toHaveLength(2);
  expect(sizes[0]).toEqual(sizes[1]);
  expect(sizes[0]?.[1]).toBe(save?.height);
});

test('a keyboard user who opens the settings gets the focus there and back', async ({ page }) => {
  await openWithBar(page, { width: 390, height: 844 });
  await bar(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(bar(page)).toBeHidden();
  const link = page.getByRole('button', { name: 'Inställningar för kakor' });
  const settings = page.getByRole('dialog', { name: 'Inställningar för kakor' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(settings.locator(':focus')).toHaveCount(1);
  await settings.getByRole('button', { name: 'Bara nödvändiga' }).press('Enter');
  await expect(settings).toBeHidden();
  await expect(link).toBeFocused();
});

import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expect, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';

// 1280 × 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Presses Tab until the target has focus, where it is seen: outlined, within the window, and under nothing. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectSeen(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${target}`);
}

async function expectSeen(target: Locator): Promise<void> {
  const problems = () =>
    target.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const seen = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, top + 10));
      const isOnTop = seen !== null && (element.contains(seen) || (seen.closest('label')?.contains(element) ?? false));
      return [
        outlineStyle === 'none' || outlineWidth === '0px' ? 'no outline' : '',
        left < 0 || right > innerWidth || top < 0 || top > innerHeight ? 'outside the window' : '',
        isOnTop ? '' : 'under something',
        document.documentElement.scrollWidth > innerWidth ? 'the page is too wide' : '',
      ].filter(Boolean);
    });
  await expect.poll(problems, target.toString()).toEqual([]);
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('terms, the high-cost protection, animals and lists are used by keyboard alone at 400 % zoom', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'site', 'newcomer', paths.prescriptions());
  const accept = main(page).getByRole('button', { name: 'Fortsätt till recepten' });
  const checkbox = main(page).getByRole('checkbox', { name: 'Jag har läst och godkänner villkoren' });
  await pressAt(page, accept);
  await expect(checkbox).toHaveAccessibleDescription('Du behöver godkänna villkoren');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expectSeen(checkbox);
  await pressAt(page, accept);
  await expect(page.getByRole('heading', { level: 1, name: 'Mina recept' })).toBeFocused();
  await pressAt(page, main(page).getByRole('link', { name: 'Högkostnadsskydd' }));
  await expect(main(page).locator('[aria-current="step"]')).toContainText('Här är du nu');
  await pressAt(page, main(page).getByRole('link', { name: 'Djur' }));
  await pressAt(page, checkbox, 'Space');
  await pressAt(page, accept);
  await expect(page.getByText('Du har inga recept till djur')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Djur' })).toBeFocused();
  await pressAt(page, main(page).getByRole('link', { name: 'Listor' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Listor' })).toBeFocused();
  const ask = main(page).getByRole('button', { name: 'Hämta listan: Aktuella recept' });
  await pressAt(page, ask);
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  const [download] = await Promise.all([page.waitForEvent('download'), pressAt(page, inDialog(page, 'Ladda ner'))]);
  expect(download.suggestedFilename()).toBe('recept.pdf');
  await expect(ask).toBeFocused();
});

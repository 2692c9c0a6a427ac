import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expect, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { today } from '../../support/powers-of-attorney';

// 1280 × 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

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

for (const mode of modes) {
  test(`${mode}, alike: children are added, hidden and opened by keyboard alone at 400 % zoom`, async ({ page }) => {
    test.slow();
    await openAs(page, mode, 'guardian', paths.children());
    // A pointer that rests on a message keeps it.
    await page.mouse.move(0, 0);
    const number = page.getByLabel('Barnets personnummer');
    const opener = main(page).getByRole('button', { name: 'Lägg till barn' });
    await pressAt(page, opener);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    for (const [typed, error] of [
      ['', 'Obligatoriskt fält'],
      ['090302-2382', 'Personnumret ser inte ut att stämma.'],
      ['20100203-2389', 'Du är inte registrerad som vårdnadshavare'],
      ['20200311-2386', 'Barnet finns redan i listan.'],
    ] as const) {
      await tabTo(page, number);
      await page.keyboard.press('Control+a');
      if (typed !== '') await page.keyboard.insertText(typed);
      await page.keyboard.press('Enter');
      await expect(number).toHaveAccessibleDescription(new RegExp(error));
      await expect(number).toBeFocused();
      await expectSeen(number);
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('20090302-2382');
    await pressAt(page, inDialog(page, 'Lägg till'));
    await expect(announced(page, 'Barnet är tillagt')).toBeVisible();
    await expect(opener).toBeFocused();
    const hide = main(page).getByRole('button', { name: 'Dölj Liam' });
    await page.keyboard.press('Shift+Tab');
    await expect(hide).toBeFocused();
    await expectSeen(hide);
    await page.keyboard.press('Enter');
    await pressAt(page, inDialog(page, 'Avbryt'));
    await expect(hide).toBeFocused();
    await page.keyboard.press('Enter');
    await pressAt(page, inDialog(page, 'Dölj'));
    await expect(announced(page, 'Liam är dold')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Barn i din lista' })).toBeFocused();
    await pressAt(page, main(page).getByRole('link', { name: 'Alva Ekström' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Barn' })).toBeFocused();
    await pressAt(page, main(page).getByRole('link', { name: 'Högkostnadsskydd' }));
    await expect(main(page).getByText('Gratis under 18 år')).toBeVisible();
  });

  test(`${mode}, alike: powers of attorney are approved, denied, given, changed and removed by keyboard alone at 400 % zoom`, async ({
    page,
  }) => {
    test.slow();
    await openAs(page, mode, 'receiver', paths.powersOfAttorney());
    await page.mouse.move(0, 0);
    const deny = main(page).getByRole('button', { name: 'Neka fullmakten från Gunilla Sandberg' });
    await pressAt(page, deny);
    await page.keyboard.press('Escape');
    await expect(deny).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const terms = dialog(page).getByRole('checkbox');
    await pressAt(page, terms, 'Space');
    await pressAt(page, inDialog(page, 'Godkänn'));
    await expect(dialog(page)).toHaveCount(0);

    await pressAt(page, main(page).getByRole('button', { name: 'Ge en fullmakt' }));
    await tabTo(page, page.getByLabel('Mottagarens personnummer'));
    await page.keyboard.insertText('19790404-2384');
    // The parts of a date field are several stops: its last day is the one offered to type.
    await tabTo(page, page.getByLabel('Gäller till och med'));
    await page.getByLabel('Gäller till och med').fill(today());
    await pressAt(page, terms, 'Space');
    await pressAt(page, inDialog(page, 'Ge fullmakt'));
    await expect(dialog(page)).toHaveCount(0);
    const change = main(page).getByRole('button', { name: 'Ändra fullmakten för 19790404-2384' });
    await pressAt(page, change);
    await pressAt(page, terms, 'Space');
    await pressAt(page, inDialog(page, 'Spara'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Fullmakter du har gett' })).toBeFocused();
    await pressAt(page, main(page).getByRole('button', { name: 'Ta bort fullmakten för 19790404-2384' }));
    await pressAt(page, inDialog(page, 'Ta bort'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Fullmakter du har gett' })).toBeFocused();
  });
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
  await expect(checkbox).toBeFocused();
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

import type { Locator, Page } from '@playwright/test';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { visitCheckout } from '../../support/steps';

const product = plainProduct();
const person = [
  ['E-post', 'kim.lund@example.com'],
  ['Förnamn', 'Kim'],
  ['Efternamn', 'Lund'],
  ['Gatuadress', 'Exempelgatan 1'],
  ['Postnummer', '111 22'],
  ['Ort', 'Stockholm'],
] as const;

// 1280 × 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

/** Presses Tab until the target has focus, also across frames. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element.ownerDocument.activeElement === element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${target}`);
}

/** The page needs no horizontal scrolling. */
async function expectReflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const mode of modes) {
  test(`${mode}: an order is placed by keyboard alone at 400 % zoom`, async ({ page }) => {
    test.slow();
    await visitCheckout(page, product, mode);
    await expectReflow(page);
    await tabTo(page, page.getByRole('button', { name: 'Fortsätt', exact: true }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: /^Leverans.*steg 2/ })).toBeFocused();
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    const first = delivery.getByRole('radio').first();
    await expect(first).toBeVisible();
    for (const [label, value] of person) {
      await tabTo(page, delivery.getByLabel(label, { exact: true }));
      await page.keyboard.insertText(value);
    }
    await tabTo(page, first);
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await expectReflow(page);
    await tabTo(page, page.getByRole('button', { name: 'Fortsätt till betalning' }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: /^Betalning.*steg 3/ })).toBeFocused();
    const payment = page.frameLocator('iframe[title="Betalning"]');
    const pay = payment.getByRole('button', { name: /^Betala \d/ });
    await expect(pay).toBeEnabled();
    await expect(payment.getByLabel('E-post')).toHaveValue('kim.lund@example.com');
    await expectReflow(page);
    await tabTo(page, pay);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectReflow(page);
  });
}

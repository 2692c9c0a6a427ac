import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';

test.use({ levels: ['error'] });

for (const theme of ['green', 'orange', 'ag']) {
  test(`${theme}: every component in every state is accessible`, async ({ page }) => {
    await page.goto(`/dev/ui/#${theme}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Byggdelar' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(`theme-${theme}`);
    expect(await expectAccessible(page)).toBeGreaterThan(100);

    await page.getByRole('button', { name: 'Skicka' }).click();
    await expect(page.getByText('Obligatoriskt fält').first()).toBeVisible();
    await expectAccessible(page);

    for (const opener of ['Långt fönster', 'Låda till vänster', 'Låda till höger']) {
      await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

test('a notification is seen, read out and closed while a dialog is open, and stays when the dialog closes', async ({
  page,
}) => {
  await page.goto('/dev/ui/');
  await page.getByRole('button', { name: 'Fönster', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Viktigt om diklofenak' });
  await dialog.getByRole('button', { name: 'Kopiera länk' }).click();
  // By role: an element covered by a modal dialog has none.
  const notice = page.getByRole('status').filter({ hasText: 'Länken är kopierad' });
  await expect(notice).toBeInViewport();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Stäng' }).click();
  await expect(notice).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Kopiera länk' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(notice).toBeInViewport();
});

test('what the keyboard is at is scrolled clear of a notification; after a press nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/dev/ui/');
  // The page goes on below, as those of the shop with their footer do.
  await page.evaluate(() => document.body.style.setProperty('padding-bottom', '300px'));
  const button = page.getByRole('button', { name: 'Notis', exact: true });
  const notice = page.getByRole('status').filter({ hasText: 'Varan är borttagen' });
  const toLowerEdge = () => button.evaluate((element) => element.scrollIntoView({ block: 'end' }));

  await toLowerEdge();
  const before = (await button.boundingBox())?.y;
  await button.click();
  await expect(notice).toBeVisible();
  expect((await button.boundingBox())?.y).toBe(before);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();

  await button.blur();
  await button.focus();
  await toLowerEdge();
  await page.keyboard.press('Enter');
  await expect(notice).toBeVisible();
  await expect(async () => {
    const box = await button.boundingBox();
    const edge = (await notice.locator(':scope > *').boundingBox())?.y;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(edge ?? 0);
  }).toPass({ timeout: 5_000 });
});

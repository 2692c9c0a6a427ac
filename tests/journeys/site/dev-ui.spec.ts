import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';

test.use({ levels: ['error'] });

for (const theme of ['green', 'orange', 'ag']) {
  test(`${theme}: every component in every state is accessible`, async ({ page }) => {
    await page.goto(`/dev/ui/#${theme}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Byggdelar' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(`theme-${theme}`);
    await expectAccessible(page, { texts: 101 });

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

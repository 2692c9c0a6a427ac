import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, test } from '../../support/launch-in';
import { main, rows, searchFor } from '../../support/my-pharmacy';

for (const how of ['the button', 'Enter'])
  test(`a search that was sent with ${how} before the shop’s code has loaded is made once it has`, async ({ page }) => {
    await launchIn(page, 'site');
    const scripts = await delayResponses(page, '**/*.js');
    await page.goto('/hitta-apotek/', { waitUntil: 'commit' });
    if (how === 'Enter') {
      const field = page.getByRole('combobox', { name: 'Ort, adress eller apotek' });
      await field.fill('Lund');
      await field.press('Enter');
    } else await searchFor(page, 'Lund');
    await expect(main(page).locator('button[aria-busy=true]')).toHaveText('Sök');
    scripts.release();
    await expect(rows(page).filter({ hasText: 'Lund' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/hitta-apotek\/\?plats=Lund$/);
    await expect(page.getByRole('combobox', { name: 'Ort, adress eller apotek' })).toHaveValue('Lund');
  });

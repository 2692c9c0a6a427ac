import type { Page } from '@playwright/test';
import { expect, modes, test } from '../../support/launch-in';
import { main, mine, openIn, rows, searchFor } from '../../support/my-pharmacy';

/** What leads nowhere from paper. */
async function expectNothingToPress(page: Page): Promise<void> {
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

for (const mode of modes) {
  test(`${mode}, alike: a pharmacy's page and a list of pharmacies are printed without what can only be pressed`, async ({
    page,
  }) => {
    const { open } = await openIn(page, mode, mine.path);
    await expect(main(page).getByRole('button', { name: /mitt apotek/ })).toBeVisible();
    const openNow = main(page)
      .getByText(/^(Öppet|Stängt) (nu|just nu)/)
      .first();
    await expect(openNow).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).getByRole('table', { name: 'Öppettider den här veckan' })).toBeVisible();
    // The page's first sentence has it, too.
    await expect(main(page).getByText(new RegExp(`^${mine.street}`))).toBeVisible();
    await expect(main(page).getByRole('link', { name: mine.phone })).toBeVisible();
    await expectNothingToPress(page);
    await expect(main(page).getByText('Visa vägen på en karttjänst')).toBeHidden();
    // It may be otherwise when the paper is read.
    await expect(openNow).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await open('/hitta-apotek/');
    await searchFor(page, 'Lund');
    await expect(rows(page).filter({ hasText: 'Lund' }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(rows(page).filter({ hasText: 'Lund' }).first()).toBeVisible();
    await expectNothingToPress(page);
    await expect(main(page).getByText('Filtrera på tjänster och språk')).toBeHidden();
  });
}

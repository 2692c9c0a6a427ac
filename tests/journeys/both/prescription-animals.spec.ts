import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

for (const mode of modes) {
  test(`${mode}, alike: an owner sees the prescriptions of several animals, sorted by animal, with species and karens`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'animal-owner');
    await shop.hasDeclinedCookies();
    await shop.open(paths.animals());
    const items = page.getByRole('list', { name: 'Recept' }).getByRole('listitem');
    await expect(items.first()).toBeVisible();
    await page.getByLabel('Sortera').selectOption('Djur A till Ö');
    const animals = (await items.getByText(/^Till /).allTextContents()).map((text) => text.replace(/,.*/, ''));
    expect(animals.length).toBeGreaterThan(1);
    expect(animals).toEqual([...animals].sort(new Intl.Collator('sv').compare));
    await expect(items.filter({ hasText: 'Rosa' })).toContainText('Till Rosa, Nötkreatur (SRB)');
    await expect(page).toHaveTitle(/^Mina recept/);
    await expectAccessible(page);
    await items.filter({ hasText: 'Rosa' }).getByRole('link').first().click();
    const about = page.getByRole('region', { name: 'Om receptet' });
    await expect(about).toContainText('Rosa, Nötkreatur (SRB)');
    await expect(about).toContainText(/Karens.*mjölk \d+ dygn/);
    await expect(page.getByRole('link', { name: 'Högkostnadsskydd' })).toHaveCount(0);
    await expectAccessible(page);
    expect(JSON.stringify([shop.requested, shop.messages])).not.toContain('Rosa');
  });
}

test('site: who has no animals with prescriptions is told so', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'no-prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open(paths.animals());
  await expect(page.getByText('Du har inga recept till djur')).toBeVisible();
  await expectAccessible(page);
});

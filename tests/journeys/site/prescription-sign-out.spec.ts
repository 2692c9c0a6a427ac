import { paths } from '../../../src/routes/paths';
import { expect, launchIn, test } from '../../support/launch-in';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { allStored } from '../../support/stored';

test('after a sign-out nothing of a child is stored, or shown on the way back', async ({ page, context }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'guardian');
  await shop.open(paths.children());
  await shop.declineCookies();
  await page.getByRole('link', { name: 'Alva Ekström' }).click();
  const prescription = page.getByRole('list', { name: 'Recept' }).getByRole('link').first();
  const medicine = (await prescription.textContent()) ?? '';
  await prescription.click();
  await expect(page.getByRole('region', { name: 'Om receptet' })).toBeVisible();
  const personal = ['Alva', 'Hugo', 'Ebba', 'Ekström', '20200311', medicine];

  // In the same document: what was read is still in memory.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundklubb' }).click();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du är utloggad');
  const stored = JSON.stringify(await allStored(context, [page]));
  for (const text of personal) expect(stored).not.toContain(text);

  for (let back = 0; back < 4; back += 1) {
    await page.goBack();
    await quiet(page);
    const shown = (await page.locator('main').textContent()) ?? '';
    for (const text of personal) expect(shown, page.url()).not.toContain(text);
  }
});

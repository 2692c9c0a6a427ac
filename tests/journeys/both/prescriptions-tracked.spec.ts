import { paths } from '../../../src/routes/paths';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';
import { trackedAs, trackedEvents } from '../../support/tracked-events';

/** What a prescription would be known by, beside its id: its medicine, its purpose, its patient. */
const telling = /atorvastatin|enalapril|cefalexin|blodtryck|blodfetter|bosse|disa|petra|\d{8}-\d{4}/i;

for (const mode of modes) {
  test(`${mode}: a walk through the prescriptions is reported by the pages' identities and nothing else`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.open(paths.prescriptions());
    await shop.acceptCookies();
    const area = page.getByRole('navigation', { name: 'Receptsidor' });
    const own = page.getByRole('list', { name: 'Recept' }).getByRole('link', { name: /^Atorvastatin/ });
    const id = (await own.getAttribute('href'))?.split('/').at(-2) ?? '';
    expect(id).toMatch(/^[0-9a-f]{20}$/);
    await own.click();
    await expect(page.getByRole('heading', { level: 2, name: /^Atorvastatin/ })).toBeVisible();
    for (const [link, heading] of [
      ['Barn', 'Barn'],
      ['Fullmakter', 'Fullmakter'],
      ['Djur', 'Djur'],
    ] as const) {
      await area.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    const views = async () => (await trackedAs(page, shop, 'page_viewed')).map(({ page_identity }) => page_identity);
    if (mode === 'external') {
      await expect
        .poll(views)
        .toEqual(['own-prescriptions', 'own-prescription', 'children', 'power-of-attorney', 'animals']);
      for (const view of await trackedAs(page, shop, 'page_viewed')) {
        expect(view).toEqual({ page_path: '/recept/', page_title: '/recept/', page_identity: view.page_identity });
      }
      const routes = shop.messages.filter(({ type }) => type === 'ROUTE_CHANGE').map(({ payload }) => payload);
      expect(routes).toContainEqual(expect.objectContaining({ path: paths.prescription(':id') }));
      expect(JSON.stringify(shop.messages)).not.toMatch(telling);
      expect(JSON.stringify(shop.messages)).not.toContain(id);
    } else {
      // The tag manager does not start in the area: what was seen there is not even kept for later.
      await page
        .getByRole('link', { name: /startsidan|Luckan/i })
        .first()
        .click();
      await expect(page).toHaveURL(/\/$/);
      const events = JSON.stringify(await trackedEvents(page, shop));
      expect(events).not.toMatch(telling);
      expect(events).not.toContain(id);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(telling);
    }
    expect(await page.title()).not.toMatch(telling);
  });
}

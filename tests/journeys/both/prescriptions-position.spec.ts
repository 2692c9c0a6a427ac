import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

for (const mode of modes) {
  test(`${mode}: a reload of the prescriptions shows the place where they were left, although they come late`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open('/recept/');
    const list = page.getByRole('list', { name: 'Recept' });
    const position = () => page.evaluate(() => scrollY);
    await expect(page.getByRole('heading', { name: 'Notiser' })).toBeVisible();
    await expect(list).toBeVisible();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(position).toBe(900);
    await fault(page, { path: '/api/expedition/**', effect: { kind: 'delay', ms: 700 } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Notiser' })).toBeAttached();
    await expect(list).toBeAttached();
    await expect.poll(position).toBe(900);
  });

  test(`${mode}, alike: back from a prescription leads to its row, although a notification links to it, too`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open('/recept/');
    const link = { name: /Metformin/ };
    await expect(page.getByRole('heading', { name: 'Notiser' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', link).nth(1)).toBeAttached();
    const inList = page.getByRole('list', { name: 'Recept' }).getByRole('link', link).first();
    await inList.press('Enter');
    await expect(page.getByRole('heading', { level: 1, ...link })).toBeVisible();
    await page.goBack();
    await expect(inList).toBeFocused();
  });

  test(`${mode}, alike: back from a prescription leads to the link that was followed, with another one in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open('/recept/');
    const link = { name: /Atorvastatin/ };
    const links = page.getByRole('main').getByRole('link', link);
    await expect(page.getByRole('heading', { name: 'Notiser' })).toBeVisible();
    const inList = page.getByRole('list', { name: 'Recept' }).getByRole('link', link).first();
    await expect(inList).toBeVisible();
    await expect(links.nth(1)).toBeAttached();
    await links.first().evaluate((first) => scrollBy(0, first.getBoundingClientRect().top - 20));
    await expect(inList).toBeInViewport();
    await inList.click();
    await expect(page.getByRole('heading', { level: 1, ...link })).toBeVisible();
    await page.goBack();
    await expect(inList).toBeFocused();
  });
}

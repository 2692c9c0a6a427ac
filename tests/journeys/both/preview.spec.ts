import { expectAccessible } from '../../support/axe';
import { draftOf } from '../../support/drafts';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';

const headers = { 'X-Luckan-Test': '1' };

for (const mode of modes) {
  test(`${mode}: a draft is marked as one, is not cached and not tracked`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const path = await draftOf(page, '/rad/feber-hos-barn/');
    const answer = await page.goto(addressIn(mode, path));
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(page.getByRole('heading', { level: 1, name: 'Feber hos barn' })).toBeVisible();
    await expect(page.getByRole('note')).toContainText('Förhandsgranskning');
    await expect(page.getByRole('note')).toBeInViewport();
    await expect(page).toHaveTitle('Förhandsgranskning – Luckan Apotek');
    await shop.acceptCookies();
    await expectAccessible(page);
    await page.getByRole('main').evaluate((main) => main.scrollIntoView(false));
    await expect(page.getByRole('heading', { level: 2, name: 'Populärt i Febertermometrar' })).toBeVisible();
    expect(shop.messages.filter(({ type }) => type === 'ANALYTICS_EVENT')).toEqual([]);
    expect(shop.requested.filter((url) => url.includes('gtm.js'))).toEqual([]);
    if (mode === 'site') await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test(`${mode}, alike: published pages are tracked again after a draft`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await page.goto(addressIn(mode, await draftOf(page, '/rad/feber-hos-barn/')));
    await shop.acceptCookies();
    await page.getByRole('main').getByRole('link', { name: 'Ge medicin till barn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ge medicin till barn' })).toBeVisible();
    const events = () => shop.messages.filter(({ type }) => type === 'ANALYTICS_EVENT').length;
    const tagManager = () => shop.requested.filter((url) => url.includes('gtm.js')).length;
    await expect.poll(mode === 'external' ? events : tagManager).toBeGreaterThan(0);
  });

  test(`${mode}, alike: an unknown or expired draft address shows a message`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open('/preview/00000000000000000000000000000000/');
    await expect(page.getByRole('heading', { level: 1, name: 'Utkastet finns inte' })).toBeVisible();
    await shop.declineCookies();
    await expectAccessible(page);
    const path = await draftOf(page, '/kampanjer/', 1);
    await shop.open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible();
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString();
    expect((await page.request.put('/__clock', { headers, data: { now: later } })).ok()).toBe(true);
    await shop.open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Utkastet finns inte' })).toBeVisible();
  });

  test(`${mode}, alike: a draft that fails to load can be retried`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const path = await draftOf(page, '/rad/feber-hos-barn/');
    await fault(page, { path: '/page-data/drafts/*', effect: { kind: 'malformed' } });
    await shop.hasDeclinedCookies();
    await shop.open(path);
    await expect(page.getByRole('alert')).toContainText('Någonting gick fel', { timeout: 20_000 });
    await clearFaults(page);
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feber hos barn' })).toBeVisible();
  });
}

test('drafts are not in the sitemap', async ({ page }) => {
  await draftOf(page, '/rad/feber-hos-barn/');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/preview/');
});

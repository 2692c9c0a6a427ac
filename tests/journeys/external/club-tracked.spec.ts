import { paths } from '../../../src/routes/paths';
import { expect, launchIn, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';
import { trackedAs } from '../../support/tracked-events';

/**
 * Only in an app, which is notified of each page; the site tracks none of these before the visitor goes on to another.
 */
test('the app is notified of club pages and new memberships, but not of who the member is', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  await signInAs(page, 'customer');
  const identities = async () => (await trackedAs(page, shop, 'page_viewed')).map(({ page_identity }) => page_identity);
  await shop.open(paths.club());
  await shop.acceptCookies();
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bli medlem' });
  await dialog.getByLabel('E-post').fill('karin@example.se');
  await dialog.getByRole('checkbox', { name: 'Jag accepterar medlemsvillkoren' }).check();
  await dialog.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hej Karin!' })).toBeVisible();
  expect(await trackedAs(page, shop, 'sign_up')).toEqual([{ method: 'kundklubb' }]);

  const expected = ['club'];
  for (const [path, identity] of [
    [paths.clubPurchases(), 'club-purchases'],
    [paths.clubProfile(), 'club-profile'],
    [paths.signIn(), 'club-login'],
    [paths.signedOut(), 'signed-out'],
  ] as const) {
    await page.evaluate((to) => window.sendAsApp({ type: 'NAVIGATE', payload: { path: to } }), path);
    expected.push(identity);
    await expect.poll(identities).toEqual(expected);
  }
  await shop.open('/verifierad/?result=expired');
  await expect(page.getByRole('dialog', { name: /länk/i })).toBeVisible();
  await expect.poll(identities).toEqual([...expected, 'email-verification', 'club']);
  const all = shop.messages.filter(({ type }) => type === 'ANALYTICS_EVENT' || type === 'ROUTE_CHANGE');
  expect(all.length).toBeGreaterThan(expected.length);
  expect(JSON.stringify(all)).not.toMatch(/karin|@|expired|\d{6}-/i);
});

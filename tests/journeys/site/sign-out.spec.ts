import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';

test('a failed sign-out request shows an error and is retried, and no personal data is shown meanwhile', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'member');
  await shop.hasDeclinedCookies();
  await shop.open('/kundklubb/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hej Anders!');
  await fault(page, { path: '/api/web/authy/logout', effect: { kind: 'status', status: 503 } });
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(heading).toHaveText('Du loggas ut');
  await expect(heading).toHaveText('Utloggningen är inte klar');
  await expect(page.getByRole('alert')).toContainText('når inte inloggningstjänsten');
  await expectAccessible(page);

  const before = shop.requested.length;
  const other = await page.context().newPage();
  await shop.open('/kundklubb/', other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Kundklubb');
  await page.reload();
  await expect(heading).toHaveText('Utloggningen är inte klar');
  await expect(other.getByText('Anders')).toHaveCount(0);
  expect(shop.requested.slice(before).filter((url) => /getAccessToken|\/member\//.test(url))).toEqual([]);

  await clearFaults(page);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(heading).toHaveText('Du är utloggad');
  expect((await page.request.get('/api/web/authy/getAccessToken')).status()).not.toBe(200);
});

test('without a network the sign-out finishes automatically as soon as there is one', async ({ page, context }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'customer');
  await shop.hasDeclinedCookies();
  await shop.open('/kundklubb/');
  await expect(page.getByRole('navigation', { name: 'Mina sidor' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  // Everything shown afterwards has loaded by then.
  await expect.poll(() => shop.requested.some((url) => /SignedOut-\w+\.js/.test(url))).toBe(true);
  await quiet(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(heading).toHaveText('Utloggningen är inte klar');
  await context.setOffline(false);
  await expect(heading).toHaveText('Du är utloggad');
  expect((await page.request.get('/api/web/authy/getAccessToken')).status()).not.toBe(200);
});

import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

const tokenCall = '/api/web/authy/getAccessToken';

for (const mode of modes) {
  test(`${mode}, alike: a signed-in customer whose token cannot be fetched is not asked to sign in again, but can try again`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'member-saver');
    await fault(page, { path: tokenCall, effect: { kind: 'status', status: 500 } });
    await shop.hasDeclinedCookies();
    await shop.open('/kundklubb/');
    await expect(page.getByRole('link', { name: 'Bli medlem eller logga in' })).toBeVisible();
    await expect(page.getByRole('alert'), 'a page for everybody').toHaveCount(0);

    await shop.open('/kundklubb/kop/');
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Någonting gick fel' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Mina köp' })).toBeVisible();
    await expect(page.getByText('Du är inte inloggad')).toHaveCount(0);
    await expectAccessible(page);
    await shop.open('/recept/');
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Logga in för att se dina recept' })).toHaveCount(0);
    await shop.open('/kundklubb/kop/');
    await expect(failure).toBeVisible();
    await clearFaults(page);
    await failure.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('region', { name: 'Tidigare köp' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`${mode}, alike: a customer whose token could not be fetched is signed in as soon as the network is back`, async ({
    page,
    context,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'member-saver');
    await page.route(`**${tokenCall}`, (route) => route.abort());
    await shop.hasDeclinedCookies();
    await shop.open('/kundklubb/kop/');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Någonting gick fel');
    await context.setOffline(true);
    await expect(failure).toContainText('Du är inte uppkopplad');
    await page.unroute(`**${tokenCall}`);
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Tidigare köp' })).toBeVisible();
  });
}

import { expectAccessible } from '../../support/axe';
import { fillCart } from '../../support/cart-service';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { attachAsApp, bag, bagRow } from '../../support/prescription-bag';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}, alike: ordinary goods never wait for a slow prescription service, whose rows follow or say why not`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    const token = await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await fillCart(page, product);
    await shop.open('/varukorg/');
    if (mode === 'site') await expect(bag(page)).toBeVisible();
    else {
      await expect(page.getByRole('textbox', { name: 'Rabattkod' })).toBeVisible();
      await attachAsApp(page, token);
    }
    await fault(page, { path: '/api/expedition/**', effect: { kind: 'delay', ms: 8_000 } });
    await shop.open('/varukorg/');
    const ordinary = page.getByRole('main').getByLabel(`Antal av ${product.title}`, { exact: true });
    await expect(ordinary).toHaveValue('1', { timeout: 3_000 });
    await expect(bag(page)).toContainText('Du betalar för receptvaror', { timeout: 3_000 });
    await expect(bag(page).getByRole('status', { name: 'Receptvarorna hämtas' })).toBeVisible();
    await expect(bagRow(page, 'Enalapril')).toBeVisible({ timeout: 15_000 });
    await clearFaults(page);

    await fault(page, { path: '/api/expedition/**', effect: { kind: 'status', status: 500 } });
    const failure = bag(page).getByRole('alert').filter({ hasText: 'Receptvarorna kan inte visas just nu' });
    for (const path of ['/kassa/', '/varukorg/']) {
      await shop.open(path);
      await expect(ordinary).toHaveValue('1', { timeout: 3_000 });
      await expect(failure, 'the service is still tried').toBeVisible({ timeout: 4_000 });
    }
    await expect(bag(page)).toContainText('Du betalar för receptvaror');
    await expectAccessible(page);
    const request = page.waitForRequest('**/api/expedition/**');
    await failure.getByRole('button', { name: 'Försök igen' }).click();
    await request;
    await clearFaults(page);
    await expect(bagRow(page, 'Enalapril')).toBeVisible({ timeout: 15_000 });
  });

  test(`${mode}, alike: an empty cart says after a few seconds that it waits for prescriptions, and their page that it takes longer`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    await signInAs(page, 'no-prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open('/recept/');
    await expect(page.getByText('Du har inga recept')).toBeVisible();
    await fault(page, { path: '/api/expedition/**', effect: { kind: 'delay', ms: 8_000 } });
    await shop.open('/varukorg/');
    const main = page.getByRole('main');
    await expect(main.getByText('Vi hämtar dina varor på recept')).toBeVisible({ timeout: 8_000 });
    await expect(main.getByRole('link', { name: 'Fortsätt handla' })).toBeVisible();
    await expectAccessible(page);
    await expect(main.getByText('Din varukorg är tom')).toBeVisible({ timeout: 20_000 });
    await clearFaults(page);

    await fault(page, { path: '/api/expedition/**', effect: { kind: 'status', status: 500 } });
    await shop.open('/recept/');
    await expect(main.getByText('Det tar längre tid än vanligt. Vi fortsätter att försöka.')).toBeVisible();
    await expectAccessible(page);
    await expect(main.getByRole('alert')).toContainText('Försök igen', { timeout: 20_000 });
  });
}

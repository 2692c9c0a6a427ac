import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { attachAsApp } from '../../support/prescription-bag';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { asSomebodyElse } from '../../support/somebody-else';
import { addToCart, atPayment, pressPay, throughDelivery } from '../../support/steps';

const product = plainProduct();

interface Powers {
  powerOfAttorneyItems: { id: string; giver: { firstName: string } }[];
}

for (const mode of modes) {
  test(`${mode}, alike: a power of attorney that ends after the payment: the money is given back, and the rest can be paid for`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    const token = await signInAs(page, 'receiver');
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await addToCart(page, product);
    const receiver = await asSomebodyElse(page, 'receiver');
    const { powerOfAttorneyItems } = await receiver<Powers>('GET', '/powers-of-attorney-receiver');
    const id = powerOfAttorneyItems.find(({ giver }) => giver.firstName === 'Gun')?.id;
    const ofGun = `/powers-of-attorney-receiver/${id}`;
    const { prescriptions } = await receiver<{ prescriptions: { id: string }[] }>('GET', `${ofGun}/prescriptions`);
    await receiver('POST', `${ofGun}/cart`, {
      prescriptionId: prescriptions[0]?.id,
      quantity: 1,
    });
    if (mode === 'external') await attachAsApp(page, token);
    await shop.open(paths.checkout());
    await expect(page.getByRole('main').getByRole('region', { name: 'Receptvaror' })).toContainText('Till Gun');
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await expect(delivery.getByLabel('Förnamn', { exact: true })).toHaveValue('Petra');
    await throughDelivery(page);
    await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ }).check();
    const payment = await atPayment(page);
    // The power of attorney ends before the order is made.
    await fault(page, {
      method: 'POST',
      path: '/api/web/cart2/**/confirm',
      times: 1,
      effect: { kind: 'status', status: 500 },
    });
    await pressPay(payment);
    await expect(page.getByText('Vi vet ännu inte om betalningen gick igenom')).toBeVisible();
    const giver = await asSomebodyElse(page, 'giver');
    await giver('DELETE', `/powers-of-attorney-giver/${id}`);
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Din beställning kunde inte läggas' });
    await expect(alert).toContainText('En vara på recept går inte längre att beställa');
    await expect(alert).toContainText('Din betalning är återlämnad och inga pengar dras.');
    await expect(alert).not.toContainText('Betala inte en gång till');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Visa varukorgen' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Receptvaror har tagits bort ur varukorgen' }),
    ).toBeVisible();
    await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
    await shop.open(paths.checkout());
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await throughDelivery(page);
    await pressPay(await atPayment(page));
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    await expect(page.getByRole('row', { name: new RegExp(product.title) })).toBeVisible();
  });
}

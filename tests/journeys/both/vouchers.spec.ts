import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { visitCart } from '../../support/steps';

/** Outside the category that the third code is for. */
const product = plainProduct();
const title = 'Det gick inte att lägga till rabattkoden';
const refusals = [
  ['FINNSINTE', 'Vi känner inte igen rabattkoden. Kontrollera att den är rätt stavad.'],
  ['SOMMAR20', 'Rabattkoden gäller inte längre.'],
  ['HUDVARD15', 'Rabattkoden gäller inte för varorna i din varukorg.'],
] as const;
const voucherCalls = { method: 'POST', path: '/api/web/cart2/**/voucher/*' };

for (const mode of modes) {
  test(`${mode}, alike: a discount code applies until it is removed, in the cart and in the checkout`, async ({
    page,
  }) => {
    const shop = await visitCart(page, product, mode);
    const field = page.getByRole('textbox', { name: 'Rabattkod' });
    const add = page.getByRole('button', { name: 'Lägg till', exact: true });
    const total = page.getByRole('definition').nth(-2);
    await expect(field).toBeVisible();
    const before = await total.textContent();
    await field.fill('valkommen10');
    await add.click();
    await expect(page.getByText('Rabattkoden VALKOMMEN10 är tillagd.')).toBeAttached();
    await expect(page.getByText('Rabatt', { exact: true })).toBeVisible();
    await expect(page.getByText('Rabattkod VALKOMMEN10')).toBeVisible();
    await expect(total).not.toHaveText(before ?? '');
    await expect(field).toHaveValue('');
    await expectAccessible(page);

    await page.reload();
    const remove = page.getByRole('button', { name: 'Ta bort rabattkoden VALKOMMEN10' });
    await expect(remove).toBeVisible();
    await shop.open('/kassa/');
    await expect(remove).toBeVisible();
    await remove.click();
    await expect(page.getByText('Rabattkoden VALKOMMEN10 är borttagen.')).toBeAttached();
    await expect(remove).toBeHidden();
    await expect(field).toBeFocused();
    await field.fill('FEMTIO');
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Ta bort rabattkoden FEMTIO' })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const mode of modes) {
  test(`${mode}, alike: each refused code shows the reason, and a failing service or network is reported as such`, async ({
    page,
    context,
  }) => {
    await visitCart(page, product, mode);
    const field = page.getByRole('textbox', { name: 'Rabattkod' });
    const add = page.getByRole('button', { name: 'Lägg till', exact: true });
    const alert = page.getByRole('alert').filter({ hasText: title });
    for (const [code, reason] of refusals) {
      await field.fill(code);
      await add.click();
      await expect(alert).toContainText(reason);
      await expect(field).toHaveValue(code);
    }
    await expectAccessible(page);

    await field.fill('../../x');
    await add.click();
    await expect(alert).toContainText('rätt stavad');

    await fault(page, {
      ...voucherCalls,
      effect: { kind: 'status', status: 409, body: { reason: 'PRESCRIPTION_GOODS' } },
    });
    await add.click();
    await expect(alert).toContainText('Rabattkoder kan inte användas på receptvaror.');
    await clearFaults(page);
    await fault(page, { ...voucherCalls, effect: { kind: 'status', status: 500 } });
    await add.click();
    await expect(alert).toContainText('Något oväntat hände. Försök igen om en stund.');
    await clearFaults(page);

    await field.fill('');
    await add.click();
    await expect(page.getByText('Obligatoriskt fält')).toBeVisible();

    await context.setOffline(true);
    await field.fill('FEMTIO');
    await add.click();
    await expect(page.getByText('Väntar på nätverk').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Ta bort rabattkoden FEMTIO' })).toBeVisible({ timeout: 20_000 });
    await expect(alert).toBeHidden();
  });
}

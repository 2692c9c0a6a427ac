import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { atPayment, pressPay, toPayment, visitCheckout } from '../../support/steps';

const product = plainProduct();
const phoneError = 'Vänligen kontrollera det angivna telefonnumret och försök igen.';

for (const mode of modes) {
  test(`${mode}, alike: before paying, a customer can ask for a call from a pharmacist and apply for membership`, async ({
    page,
  }) => {
    await visitCheckout(page, product, mode);
    await toPayment(page);
    await page.getByRole('checkbox', { name: 'Jag vill bli uppringd av en farmaceut' }).check();
    const field = page.getByRole('textbox', { name: 'Telefonnummer' });
    const save = page.getByRole('button', { name: 'Spara' });
    await field.fill('123');
    await save.click();
    await expect(page.getByText(phoneError)).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page);

    const counselling = { method: 'PUT', path: '/api/web/cart2/**/medical-counseling' };
    await fault(page, { ...counselling, effect: { kind: 'status', status: 500 } });
    await field.fill('070-123 45 67');
    await save.click();
    const failure = page.getByText('Din önskan om rådgivning kunde inte sparas. Försök igen om en stund.');
    await expect(failure).toBeVisible();
    await clearFaults(page);
    await save.click();
    await expect(failure).toBeHidden();
    const saved = page.getByText('Sparat. En farmaceut ringer dig på 0701234567.');
    await expect(saved).toBeVisible();

    const member = page.getByRole('checkbox', { name: 'Jag vill bli medlem i kundklubben' });
    await member.check();
    await expectAccessible(page);
    await page.reload();
    await expect(saved).toBeVisible();
    await expect(member).toBeChecked();
    await expect(field).toHaveValue('0701234567');
    await pressPay(await atPayment(page));
    const choices = page.getByRole('region', { name: 'Dina val' });
    await expect(choices).toContainText('En farmaceut ringer dig på 0701234567.');
    await expect(choices).toContainText('Vi har tagit emot din önskan att bli medlem.');
    await expectAccessible(page);
  });

  test(`${mode}, alike: a number that is entered right before paying is part of the order`, async ({ page }) => {
    await visitCheckout(page, product, mode);
    await toPayment(page);
    await page.getByRole('checkbox', { name: 'Jag vill bli uppringd av en farmaceut' }).check();
    const payment = await atPayment(page);
    const counselling = { method: 'PUT', path: '/api/web/cart2/**/medical-counseling' };
    await fault(page, { ...counselling, effect: { kind: 'delay', ms: 1500 } });
    await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('070-123 45 67');
    await pressPay(payment);
    await expect(page.getByRole('region', { name: 'Dina val' })).toContainText(
      'En farmaceut ringer dig på 0701234567.',
    );
  });

  test(`${mode}, alike: a customer who no longer wants the call is not called`, async ({ page }) => {
    await visitCheckout(page, product, mode);
    await toPayment(page);
    const ring = page.getByRole('checkbox', { name: 'Jag vill bli uppringd av en farmaceut' });
    await ring.check();
    const field = page.getByRole('textbox', { name: 'Telefonnummer' });
    await field.fill('070-123 45 67');
    await page.getByRole('button', { name: 'Spara' }).click();
    const saved = page.getByText('Sparat. En farmaceut ringer dig på 0701234567.');
    await expect(saved).toBeVisible();
    await ring.press('Space');
    await expect(ring).not.toBeChecked();
    await expect(saved).toBeHidden();
    await expect(field).toBeHidden();
    await pressPay(await atPayment(page));
    await expect(page.getByRole('region', { name: 'Beställning', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dina val' })).toHaveCount(0);
  });
}

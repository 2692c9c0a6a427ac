import { customer } from '../../support/customer';
import { expect, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { atPayment, pressPay, visitCheckout } from '../../support/steps';

const product = plainProduct();

test('the chosen pickup place stays the customer’s, though it is changed elsewhere, and is the order’s', async ({
  page,
}) => {
  test.slow();
  await visitCheckout(page, product);
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  const delivery = page.frameLocator('iframe[title="Leverans"]');
  const place = delivery.getByLabel('Utlämningsställe');
  const onwards = page.getByRole('button', { name: 'Fortsätt till betalning' });
  await expect(delivery.getByRole('radio').first()).toBeVisible();
  for (const [label, value] of Object.entries(customer)) await delivery.getByLabel(label, { exact: true }).fill(value);
  await delivery.getByRole('radio', { name: /Ombud eller paketbox/ }).check();
  await quiet(page);
  const [nearest, chosen = '', other = ''] = await place.getByRole('option').allTextContents();
  await expect(place).toHaveValue(nearest ?? 'no place');
  await place.selectOption(chosen);
  await onwards.press('Enter');
  await atPayment(page);
  await expect(page.getByText(`Ombud eller paketbox, ${chosen}`)).toBeVisible();

  await page.getByRole('button', { name: 'Ändra Leverans' }).click();
  await expect(place).toHaveValue(chosen);
  const frame = new URL((await page.locator('iframe[title="Leverans"]').getAttribute('src')) ?? '');
  const service = `${frame.origin}/frames/api/delivery/${frame.searchParams.get('session')}`;
  const { methodId } = await (await page.request.get(service)).json();
  const changed = await page.request.put(`${service}/method`, {
    headers: { origin: frame.origin },
    data: { methodId, pickupPlace: other },
  });
  expect(await changed.json()).toMatchObject({ pickupPlace: other });

  await onwards.press('Enter');
  const payment = await atPayment(page);
  await expect(page.getByText(`Ombud eller paketbox, ${chosen}`)).toBeVisible();
  expect(await (await page.request.get(service)).json()).toMatchObject({ pickupPlace: chosen });
  await pressPay(payment);
  await expect(page.getByRole('region', { name: 'Leverans', exact: true })).toContainText(chosen);
});

import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { bag, bagRow } from '../../support/prescription-bag';
import { signInAs } from '../../support/sign-in';

test('the site calls a signed-in customer’s cart empty only once it is known that no prescription goods come', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  const empty = page.getByText('Din varukorg är tom');
  await fault(page, { path: '/api/expedition/**', effect: { kind: 'status', status: 500 } });
  await shop.open('/varukorg/');
  await expect(empty, 'a service that fails is not waited for').toBeVisible({ timeout: 8_000 });
  await clearFaults(page);

  await fault(page, { path: '/api/expedition/cart', effect: { kind: 'delay', ms: 3_000 } });
  await shop.open('/kassa/');
  await expect(page.getByRole('status', { name: 'Varukorgen laddas' })).toBeVisible();
  await expect(bag(page).or(empty).first()).toContainText('Receptvaror');
  await expect(bagRow(page, 'Enalapril')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Varukorg, 3 varor/ })).toBeVisible();
  await clearFaults(page);
});

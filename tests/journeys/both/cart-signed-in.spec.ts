import { clearFaults, fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { visitCart } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}, alike: a signed-in customer sees the cart while the prescription service does not answer`, async ({
    page,
  }) => {
    const shop = await visitCart(page, product, mode, 'prescriptions');
    await fault(page, { path: '/api/expedition/**', effect: { kind: 'status', status: 503 } });
    await shop.open('/varukorg/');
    await expect(page.getByRole('main').getByRole('link', { name: product.title }).first()).toBeVisible({
      timeout: 4_000,
    });
    await expect(page.getByRole('heading', { name: 'Summering' })).toBeVisible();
    await clearFaults(page);
  });
}

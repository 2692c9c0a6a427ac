import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { cartIdOf, cartService } from '../../support/cart-service';
import { fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart, visitCart } from '../../support/steps';

const [product, other] = [plainProduct(), plainProduct(1)];

/** Only the service knows this: the cart exists and the product has been added to it. */
const sums = (page: Page) => page.getByRole('region', { name: 'Summering' }).getByText(/till så är frakten fri/);

for (const mode of modes) {
  test(`${mode}, alike: a customer whose cart is no longer valid sees a message and gets a new cart`, async ({
    page,
    context,
  }) => {
    const shop = await visitCart(page, product, mode);
    await expect(sums(page)).toBeVisible();
    const before = await cartIdOf(context);
    const body = { title: 'Varukorgen gäller inte', errorType: 'INVALID', errorCode: 'INVALID_CART', errorFields: [] };
    const write = { method: 'PATCH', path: '/api/web/cart2/**/tg/**' };
    await fault(page, { ...write, times: 1, effect: { kind: 'status', status: 403, body } });
    await page.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.filter({ hasText: 'Varukorgen gäller inte längre. Du har fått en ny varukorg.' })).toBeVisible();
    await expect(page.getByText('Din varukorg är tom')).toBeVisible();
    await expect.poll(() => cartIdOf(context)).not.toBe(before);
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Jag förstår' }).click();
    await expect(alert).toBeHidden();

    await shop.open(other.path);
    await addToCart(page, other);
    await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
    await shop.open('/varukorg/');
    await expect(page.getByLabel(`Antal av ${other.title}`, { exact: true })).toHaveValue('1');
    await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveCount(0);
  });

  test(`${mode}, alike: a customer who changes a row that was changed elsewhere is notified and sees the current value`, async ({
    page,
    context,
    baseURL,
  }) => {
    await visitCart(page, product, mode);
    const quantity = page.getByLabel(`Antal av ${product.title}`, { exact: true });
    await expect(quantity).toHaveValue('1');
    await expect(sums(page)).toBeVisible();
    await cartService(baseURL ?? '').add(await cartIdOf(context), product.productNumber, 4);
    await page.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Varukorgen är inte uppdaterad' });
    await expect(dialog).toContainText('Varukorgen har ändrats på ett annat ställe.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ladda om varukorgen' }).click();
    await expect(dialog).toBeHidden();
    await expect(quantity).toHaveValue('5');
    await page.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    await expect(quantity).toHaveValue('6');
    await page.reload();
    await expect(quantity).toHaveValue('6');
    await expect(dialog).toBeHidden();
  });
}

import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { addToCart, atPayment, pressPay, throughDelivery, toPayment, visit, visitCheckout } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}, alike: a cart that does not respond shows an error, and the product can be added once it does`, async ({
    page,
  }) => {
    await visit(page, product, mode);
    await fault(page, { path: '/api/web/cart2/**', effect: { kind: 'status', status: 503 } });
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    const cart = page.getByRole('dialog', { name: 'Varukorg' });
    await expect(cart.getByText(/Varan kunde inte läggas i varukorgen\. Försök igen eller ring/)).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await cart.getByRole('button', { name: 'Stäng' }).click();
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
  });

  test(`${mode}, alike: a lost response does not add a product twice`, async ({ page }) => {
    const shop = await visit(page, product, mode);
    await fault(page, { method: 'POST', path: '/api/web/cart2/**', times: 1, effect: { kind: 'drop', late: true } });
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
    await shop.open('/varukorg/');
    await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
  });

  test(`${mode}, alike: a quantity above the stock is refused with the message of the service`, async ({ page }) => {
    const scarce = productThat(
      ({ itemType, stock, maxQuantity }) => itemType === 'goods' && stock > 0 && stock < maxQuantity,
    );
    await visit(page, scarce, mode);
    await fault(page, {
      method: 'POST',
      path: '/api/web/cart2/**/tg/**',
      effect: {
        kind: 'status',
        status: 409,
        body: {
          items: [
            { itemId: scarce.productNumber, reason: 'OUT_OF_STOCK', customerDescription: 'Varan tog just slut.' },
          ],
        },
      },
    });
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg' }).getByText('Varan tog just slut.')).toBeVisible();
  });

  test(`${mode}, alike: a checkout that cannot be opened shows the reason`, async ({ page }) => {
    const shop = await visit(page, product, mode);
    await addToCart(page, product);
    const conflict = { errorCode: 'SHIPPING_ECOLOGICAL_COOL', items: [] };
    await fault(page, { path: '/api/web/cart2/**/checkout', effect: { kind: 'status', status: 409, body: conflict } });
    await shop.open('/kassa/');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await expect(page.getByText(/Ekologiska varor kan inte skickas tillsammans med kylvaror/)).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await fault(page, { path: '/api/web/cart2/**/checkout', effect: { kind: 'status', status: 503 } });
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    const alerts = page.getByRole('main').getByRole('alert');
    await expect(alerts).toContainText('Kassan kunde inte öppnas');
    await expect(alerts).toHaveCount(1);
    await expect(page.getByText('Varukorgen kunde inte ändras')).toHaveCount(0);
  });

  test(`${mode}, alike: a declined payment takes no money and can be retried`, async ({ page }) => {
    await visitCheckout(page, product, mode);
    const payment = await toPayment(page);
    await payment.getByRole('radio', { name: 'Nekar' }).check();
    await pressPay(payment);
    const alert = page.getByRole('alert').filter({ hasText: 'Betalningen gick inte igenom' });
    await expect(alert).toContainText('Inga pengar har dragits.');
    await expect(page.locator(':focus')).toHaveText(/^Betalningen gick inte igenom/);
    await expect(alert).toBeInViewport({ ratio: 0.9 });
    await expect(payment.getByRole('radio').first(), 'the other ways to pay').toBeInViewport();
    await expectAccessible(page);
    await payment.getByRole('radio', { name: 'Nekar' }).check();
    await pressPay(payment);
    await expect(page.locator(':focus'), 'declined once more').toHaveText(/^Betalningen gick inte igenom/);
  });

  test(`${mode}, alike: a network that is lost between delivery and payment keeps the customer there, with all they wrote`, async ({
    page,
  }) => {
    test.slow();
    await visitCheckout(page, product, mode);
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    const lost = { method: 'POST', path: '/api/web/cart2/**/checkout' };
    await throughDelivery(page, () => fault(page, { ...lost, effect: { kind: 'drop' } }));
    const alert = page.getByRole('alert').filter({ hasText: 'Kassan kunde inte öppnas' });
    await expect(alert).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('heading', { name: /^Leverans.*steg 2/ })).toBeVisible();
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    await expect(delivery.getByLabel('Förnamn', { exact: true })).toHaveValue('Kim');
    await expectAccessible(page);
    await clearFaults(page);
    await fault(page, { ...lost, times: 1, effect: { kind: 'status', status: 503 } });
    await alert.getByRole('button', { name: 'Försök igen' }).press('Enter');
    await expect(alert).toContainText('ring kundservice');
    await alert.getByRole('button', { name: 'Försök igen' }).press('Enter');
    await atPayment(page);
    await expect(alert).toHaveCount(0);

    await fault(page, { ...lost, effect: { kind: 'status', status: 503 } });
    await page.reload();
    await expect(alert).toBeVisible();
    await expect(page.getByText('Kassan öppnas')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Betalning.*steg 3/ })).toBeVisible();
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).press('Enter');
    await atPayment(page);
  });

  test(`${mode}, alike: a payment with an unknown outcome is checked again and never paid twice`, async ({ page }) => {
    await visitCheckout(page, product, mode);
    await fault(page, { path: '/api/web/cart2/**/confirm', effect: { kind: 'status', status: 503 } });
    const payment = await toPayment(page);
    await pressPay(payment);
    await expect(page.getByText('Vi vet ännu inte om betalningen gick igenom')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^Felkod: \S+/)).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  });
}

import { clearFaults, fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { atPayment, throughDelivery, visitCheckout } from '../../support/steps';

const product = plainProduct();
const onwards = { name: 'Fortsätt', exact: true };
const toPayment = { name: 'Fortsätt till betalning' };

for (const mode of modes) {
  test(`${mode}, alike: a slow cart service is waited for at the delivery, which is not called incomplete meanwhile`, async ({
    page,
  }) => {
    test.slow();
    await visitCheckout(page, product, mode);
    await page.getByRole('button', onwards).click();
    await expect(page.frameLocator('iframe[title="Leverans"]').getByRole('radio').first()).toBeVisible();
    await fault(page, { path: '/api/web/cart2/**', effect: { kind: 'delay', ms: 4_000 } });
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent.includes('Leveransen är inte klar')) document.body.dataset.said = 'incomplete';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await throughDelivery(page);
    await expect(page.getByRole('button', toPayment)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/steg=betalning/, { timeout: 30_000 });
    await expect(page.locator('[data-said]')).toHaveCount(0);
    await clearFaults(page);
    await atPayment(page);
  });

  test(`${mode}, alike: without a network the delivery says so, and nothing else, until it is back`, async ({
    page,
    context,
  }) => {
    await visitCheckout(page, product, mode);
    await page.getByRole('button', onwards).click();
    await throughDelivery(page, () => context.setOffline(true));
    const alerts = page.getByRole('main').getByRole('alert');
    await expect(alerts).toHaveText('Du är inte uppkopplad. Försök igen när du har nätverk.');
    await expect(page.frameLocator('iframe[title="Leverans"]').getByText('Något gick fel')).toHaveCount(0);
    await context.setOffline(false);
    await expect(alerts).toHaveCount(0);
    await page.getByRole('button', toPayment).press('Enter');
    await atPayment(page);
  });

  test(`${mode}, alike: a checkout that cannot be opened from the cart's step says so in view, at each press`, async ({
    page,
  }) => {
    await visitCheckout(page, product, mode);
    await fault(page, { path: '/api/web/cart2/**/checkout', effect: { kind: 'status', status: 500 } });
    const alert = page.getByRole('alert').filter({ hasText: 'Kassan kunde inte öppnas' });
    for (const which of ['first', 'second']) {
      await page.getByRole('button', onwards).click();
      await expect(alert, which).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator(':focus'), which).toHaveText(/^Kassan kunde inte öppnas/);
      await expect(page.getByRole('button', onwards), which).toBeInViewport();
    }
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Leverans.*steg 2/ })).toBeFocused();
  });
}

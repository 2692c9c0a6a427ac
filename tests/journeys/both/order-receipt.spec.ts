import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { shownOrderNumber } from '../../support/orders';
import { plainProduct } from '../../support/products';
import { greeting } from '../../support/stand-in-app';
import { addToCart, payFor, toCheckout } from '../../support/steps';

const product = plainProduct();

const save = (page: Page) => page.getByRole('button', { name: 'Ladda ner kvitto' });

for (const mode of modes) {
  test(`${mode}: the receipt of an order is saved, or handed to the app`, async ({ page, context }) => {
    test.slow();
    // An app with its own bearer cannot read what only this tab has the token of.
    const shop = await openAs(page, mode, 'customer', product.path, greeting('pdfUrl'));
    await toCheckout(shop, await addToCart(page, product));
    await payFor(page);
    const number = await shownOrderNumber(page);
    await page.getByRole('link', { name: 'Följ din beställning' }).click();
    const call = { method: 'GET', path: '/api/orders/order/*/receipt' };
    await fault(page, { ...call, effect: { kind: 'status', status: 503 } });
    await expect(save(page)).toBeVisible();
    // Neither the receipt can be fetched nor the code that saves it.
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Vi försöker igen så fort du har nätverk.' })).toBeVisible();
    await context.setOffline(false);
    const failure = page.getByRole('alert').filter({ hasText: 'Kvittot kunde inte hämtas' });
    await expect(failure).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    const file = `kvitto-${number}.pdf`;
    const saved = mode === 'site' ? page.waitForEvent('download') : null;
    await failure.getByRole('button', { name: 'Försök igen' }).click();
    if (saved) return expect((await saved).suggestedFilename()).toBe(file);
    const handed = () => shop.messages.find(({ type }) => type === 'PDF_DOWNLOAD')?.payload;
    await expect
      .poll(handed)
      .toMatchObject({ fileName: file, title: 'Kvitto', base64: expect.stringMatching(/^JVBERi/) });
  });
}

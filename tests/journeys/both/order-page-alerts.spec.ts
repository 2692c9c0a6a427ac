import type { Page } from '@playwright/test';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { chooseToReturn, openReturn } from '../../support/return-page';
import { itemOf, returned, sentAndReceived } from '../../support/returnable-order';
import { isUncovered } from '../../support/uncovered';

// A desktop's window at 400 %, about as high as a phone's.
test.use({ viewport: { width: 320, height: 568 } });

const failing = { method: 'POST', path: '/api/orders/**', effect: { kind: 'status', status: 503 } } as const;

async function expectInView(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isUncovered(page.getByText(text))).toBe(true);
}

for (const mode of modes) {
  test(`${mode}, alike: why an order was not found is in view, wherever the form was sent from`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/order/');
    await fault(page, { ...failing, method: 'GET' });
    await fault(page, failing);
    await page.getByLabel('Ordernummer').fill('123456789');
    await page.getByLabel('E-post eller telefonnummer').fill('kim.lund@example.com');
    await page.getByLabel('E-post eller telefonnummer').press('Enter');
    await expectInView(page, 'Beställningen kunde inte hämtas');
    await expect(page.getByLabel('E-post eller telefonnummer')).toBeFocused();
  });

  test(`${mode}, alike: why no slip was made, and nothing withdrawn from, is in view`, async ({ page }) => {
    const items = [itemOf('goods', { quantity: 3 }), itemOf('other'), itemOf('missing')];
    const { address } = await openReturn(page, mode, sentAndReceived(items));
    await chooseToReturn(page, returned.goods, '2 st', 'Annat skäl');
    await chooseToReturn(page, returned.missing, '1 st', 'Annat skäl');
    await fault(page, failing);
    await page.getByRole('button', { name: 'Skapa retursedel' }).press('Enter');
    await expectInView(page, 'Retursedeln kunde inte skapas');
    await clearFaults(page);

    await page.goto(address.replace('/return/', '/angra/'));
    await page.getByLabel('E-post').fill('kim.lund@example.com');
    await fault(page, failing);
    await page.getByLabel('Namn').press('Enter');
    await expectInView(page, 'Köpet kunde inte ångras just nu');
  });
}

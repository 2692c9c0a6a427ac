import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { delayResponses } from '../../support/delay-responses';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';

const [first, second] = [plainProduct(), plainProduct(1)];
const address = `/kassa/?tg=${first.productNumber}:2,${second.productNumber}:1`;
const onPrescription = productThat(({ itemType }) => itemType === 'prescription');
const additionsOf = '**/api/web/cart2/**/tg';
const quantityOf = (page: Page, title: string) => page.getByLabel(`Antal av ${title}`, { exact: true });

/** The cart matches the link, also after a reload. */
async function expectInCart(page: Page): Promise<void> {
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(quantityOf(page, first.title)).toHaveValue('2');
    await expect(quantityOf(page, second.title)).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
  }
}

for (const mode of modes) {
  test(`${mode}: products from a link show as pending and are added once, also across a reload`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const additions = await delayResponses(page, additionsOf);
    await shop.hasDeclinedCookies();
    await shop.open(address);
    const status = page.getByRole('status').filter({ hasText: 'Varorna läggs i din varukorg' });
    await expect(status).toBeVisible();
    await expect.poll(additions.calls).toBe(1);
    await expectAccessible(page);
    await page.reload();
    await expect(status).toBeVisible();
    await expect.poll(additions.calls).toBe(2);
    additions.release();

    await expectInCart(page);
    await expect(status).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`\\d${addressIn(mode, '/kassa/')}$`));
  });

  test(`${mode}, alike: a link with unreadable products shows an error and leads on to the checkout`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/kassa/?tg=alvedon');
    const alert = page.getByRole('alert').filter({ hasText: 'Vi kan inte läsa vilka varor du vill köpa' });
    await expect(alert).toContainText('Inga varor har lagts i din varukorg.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fortsätt till kassan' }).click();
    await expect(page.getByText('Din varukorg är tom')).toBeVisible();
  });

  test(`${mode}, alike: a link with a product that cannot be bought says so; only what may succeed is tried again`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const again = page.getByRole('main').getByRole('button', { name: 'Försök igen' });
    const goOn = page.getByRole('button', { name: 'Fortsätt till kassan' });
    await shop.hasDeclinedCookies();
    await shop.open(`/kassa/?tg=${onPrescription.productNumber}:2`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(goOn).toBeVisible();
    await expect(again).toHaveCount(0);
    await expectAccessible(page);
    await goOn.click();
    await expect(page.getByText('Din varukorg är tom')).toBeVisible();

    await fault(page, { method: 'POST', path: '/api/web/cart2/**/tg', effect: { kind: 'status', status: 400 } });
    await shop.open(address);
    await expect(again).toBeVisible();
    await clearFaults(page);
    await again.click();
    await expectInCart(page);
  });

  test(`${mode}, alike: products from a link are added once, even if the cart changes elsewhere and the page reloads meanwhile`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const body = { title: '', errorType: 'CONFLICT', errorCode: 'STALE', errorFields: [] };
    const addition = { method: 'POST', path: '/api/web/cart2/**/tg' };
    await fault(page, { ...addition, times: 1, effect: { kind: 'status', status: 412, body } });
    const additions = await delayResponses(page, additionsOf, { butFirst: 1 });
    await shop.hasDeclinedCookies();
    await shop.open(address);
    await expect.poll(additions.calls).toBe(2);
    await page.reload();
    await expect.poll(additions.calls).toBe(3);
    additions.release();
    await expectInCart(page);
  });
}

import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { setStatus, shownOrderNumber } from '../../support/orders';
import { cooledProduct, plainProduct } from '../../support/products';
import { addToCart, payFor, toCheckout, visit } from '../../support/steps';

const cooled = cooledProduct();
const product = plainProduct();
const orderCall = { method: 'GET', path: '/api/orders/order/cart/*' };
const thanks = 'Tack för din beställning!';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const status = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });

async function buy(page: Page, shop: Shop): Promise<void> {
  await toCheckout(shop, await addToCart(page, product));
  await payFor(page);
}

/** Shows the order with these fields changed. */
async function showWith(page: Page, change: (order: Readonly<Record<string, unknown>>) => object): Promise<void> {
  await clearFaults(page);
  const answered = page.waitForResponse((answer) => answer.url().includes('/order/cart/') && answer.ok());
  await page.reload();
  const { url, headers } = await answered.then((answer) => ({
    url: answer.url(),
    headers: answer.request().headers(),
  }));
  const order = await (await page.request.get(url, { headers })).json();
  const body = { ...order, ...change(order) };
  await fault(page, { ...orderCall, effect: { kind: 'status', status: 200, body } });
  await page.reload();
  await expect(page.getByText(/uppge ordernummer/)).toBeVisible();
}

for (const mode of modes) {
  test(`${mode}: the confirmation shows the whole order, tracks its parcels, and can be printed`, async ({ page }) => {
    test.slow();
    const shop = await visit(page, cooled, mode);
    await (await addToCart(page, cooled)).getByRole('button', { name: 'Stäng' }).click();
    await shop.open(product.path);
    await toCheckout(shop, await addToCart(page, product));
    await payFor(page);
    await expect(heading(page, thanks)).toBeFocused();
    await expect(status(page, 'Bekräftad')).toBeVisible();
    const main = page.getByRole('main');
    const section = (name: string) => main.getByRole('region', { name, exact: true });
    await expect(section('Beställning')).toContainText('Kort');
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await section('Beställning').getByRole('button', { name: 'Kopiera ordernumret' }).click();
    await expect(page.getByText('Ordernumret är kopierat.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shownOrderNumber(page));
    await expect(section('Kund')).toContainText(/Kim Lund.*Exempelgatan 1.*111\s22 Stockholm.*kim\.lund@example\.com/);
    await expect(section('Leverans')).toContainText(/Hemleverans.*Mottagare.*Kim Lund.*Preliminär leverans/);
    const parcels = section('Dina 2 paket').getByRole('list').first().locator('> li');
    await expect(parcels).toHaveCount(2);
    await expect(parcels.nth(0)).toContainText(/Paket 1.*Ny/);
    await expect(parcels.nth(0)).toContainText(product.title);
    await expect(parcels.nth(1)).toContainText(/Paket 2.*Kylvaror.*Ny/);
    await expect(parcels.nth(1)).toContainText(cooled.title);
    await expect(section('Dina varor').getByRole('row')).toHaveCount(3);
    await expect(section('Dina varor')).toContainText(/Frakt.*79\skr.*Totalt inkl\. moms.*varav moms/);
    const service = section('Frågor om din beställning?');
    await expect(service.getByRole('link', { name: '0771-000 000' })).toHaveAttribute('href', 'tel:0771000000');
    await expect(service.getByRole('link', { name: 'kundservice@luckan.example' })).toBeVisible();
    const reviews = section('Vad tycker du om dina varor?');
    await expect(reviews.getByRole('link', { name: cooled.title })).toBeVisible();
    await expectAccessible(page);

    const print = main.getByRole('button', { name: 'Skriv ut' });
    if (mode === 'site') {
      await page.evaluate(() => {
        window.print = () => {
          document.body.dataset.printed = 'yes';
        };
      });
      await print.click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    } else {
      // A web view would do nothing.
      await expect(print).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('Luckan Apotek', { exact: true })).toBeInViewport();
    await expect(main.getByText(/^Ordernummer \d+$/)).toBeInViewport();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(main.getByText(/^Kollinummer LU\d{9}SE$/)).toHaveCount(2);
    await page.emulateMedia({ media: 'screen' });

    const carrier = page.waitForEvent('popup');
    await parcels.nth(1).getByRole('link', { name: 'Spåra paket 2' }).click();
    const tracked = await carrier;
    await expect(tracked.getByRole('heading', { level: 1, name: /^Kolli LU\d{9}SE$/ })).toBeVisible();
    expect(new URL(tracked.url()).origin).not.toBe(new URL(page.url()).origin);
    await tracked.close();

    await reviews.getByRole('link', { name: product.title }).click();
    await expect(heading(page, product.title)).toBeVisible();
  });

  test(`${mode}, alike: each order status has its own text, and a pending order is refreshed`, async ({ page }) => {
    test.slow();
    const shop = await visit(page, product, mode);
    await fault(page, { ...orderCall, times: 1, effect: { kind: 'delay', ms: 2_000 } });
    await buy(page, shop);
    await expect(page.getByRole('status', { name: 'Beställningen laddas' })).toBeVisible();
    await expect(heading(page, thanks)).toBeFocused();
    await expect(status(page, 'Bekräftad')).toBeVisible();
    await expect(heading(page, thanks)).toBeFocused();
    await expect(page.getByText('Paket med det här leveranssättet går inte att spåra.')).toBeVisible();
    const number = await shownOrderNumber(page);

    await setStatus(page, number, 'pending');
    await page.reload();
    await expect(status(page, 'Behandlas')).toBeVisible();
    await expect(page.getByText('Vi behandlar din beställning.')).toBeVisible();
    await expectAccessible(page);
    await setStatus(page, number, 'delivered');
    await expect(heading(page, 'Din beställning är levererad')).toBeVisible({ timeout: 20_000 });
    await expect(status(page, 'Levererad')).toBeVisible();
    await expectAccessible(page);

    await setStatus(page, number, 'notFulfilled');
    await page.reload();
    await expect(heading(page, thanks)).toBeVisible();
    await expect(status(page, 'Syns snart')).toBeVisible();
    await expect(page.getByText('Din beställning syns här inom kort. Du behöver inte beställa igen.')).toBeVisible();
    await expectAccessible(page);
    await setStatus(page, number, 'confirmed');
    await expect(status(page, 'Bekräftad')).toBeVisible({ timeout: 20_000 });
    for (const [word, title, text] of [
      ['cancelled', 'Din beställning är avbruten', 'Avbruten'],
      ['rejected', 'Din beställning kunde inte godkännas', 'Nekad'],
    ] as const) {
      await setStatus(page, number, word);
      await page.reload();
      await expect(heading(page, title)).toBeVisible();
      await expect(status(page, text)).toBeVisible();
      await expect(page.getByText('Inga varor skickas.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Ditt paket' })).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test(`${mode}: without an order, the page says who to contact`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/kassa/tack/');
    await expect(heading(page, 'Här finns ingen beställning att visa')).toBeVisible();
    await expect(page.getByText(/0771-000 000 eller kundservice@luckan\.example/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Fortsätt handla' }).click();
    await expect(page).toHaveURL(mode === 'external' ? /\/external\/$/ : /\d\/$/);
  });
}

for (const mode of modes) {
  test(`${mode}, alike: prescription goods, an ID check, cheques and payments in a pharmacy are shown`, async ({
    page,
  }) => {
    test.slow();
    await buy(page, await visit(page, product, mode));
    await expect(heading(page, thanks)).toBeVisible();
    await showWith(page, ({ address, items }) => ({
      paymentMethod: 'alreadyPaidInPharmacy',
      memberNumber: '9752001001',
      address: { ...Object(address), careOf: 'Ek' },
      bonusCheques: 4_000,
      discount: 1_500,
      idRequired: true,
      pickupPlace: 'Livs på hörnet',
      items: [
        ...(Array.isArray(items) ? items : []),
        { itemId: '520101', title: 'Levotyroxin', quantity: 1, totalPrice: 11_850, prescription: true },
      ],
    }));
    const main = page.getByRole('main');
    await expect(main.getByText('Redan betald på apotek')).toBeVisible();
    await expect(main.getByText('9752001001')).toBeVisible();
    await expect(main.getByText('c/o Ek')).toBeVisible();
    await expect(status(page, 'Ta med legitimation')).toBeVisible();
    await expect(main.getByText('Livs på hörnet')).toBeVisible();
    await expect(main.getByText('Preliminär upphämtning')).toBeVisible();
    await expect(main.getByRole('row', { name: /Levotyroxin.*Hämtas ut på recept/ })).toBeVisible();
    await expect(main.getByText('Bonuscheckar')).toBeVisible();
    await expect(main.getByText('−40 kr')).toBeVisible();
    await expect(main.getByText('−15 kr')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Levotyroxin' })).toHaveCount(0);
    await expectAccessible(page);
    await showWith(page, () => ({ paymentMethod: 'swapped', items: [] }));
    await expect(main.getByText('Uppgift saknas')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Vad tycker du om dina varor?' })).toHaveCount(0);

    // A service that does not have these fields yet.
    await showWith(page, () => ({ parcels: [{ number: 1, isNew: false, trackingUrl: null }], receiver: undefined }));
    await expect(main.getByRole('region', { name: 'Ditt paket' })).toBeVisible();
  });

  test(`${mode}, alike: a confirmation that fails to load shows an error, and loads on retry or when the network is back`, async ({
    page,
    context,
  }) => {
    test.slow();
    await buy(page, await visit(page, product, mode));
    await expect(status(page, 'Bekräftad')).toBeVisible();
    await fault(page, { ...orderCall, effect: { kind: 'status', status: 503 } });
    await page.reload();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Din beställning är gjord, men den kunde inte visas', { timeout: 30_000 });
    await expect(heading(page, thanks)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(true);
    await expect(alert).toContainText('Du är inte uppkopplad');
    await clearFaults(page);
    await context.setOffline(false);
    await expect(status(page, 'Bekräftad')).toBeVisible({ timeout: 20_000 });

    await fault(page, { ...orderCall, times: 1, effect: { kind: 'malformed' } });
    await page.reload();
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(status(page, 'Bekräftad')).toBeVisible();

    await fault(page, { ...orderCall, effect: { kind: 'status', status: 404 } });
    await page.reload();
    await expect(heading(page, 'Här finns ingen beställning att visa')).toBeVisible();
    await expectAccessible(page);
  });
}

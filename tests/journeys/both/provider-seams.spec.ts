import type { Frame, Locator, Page } from '@playwright/test';
import { fillCart } from '../../support/cart-service';
import { expect, launchIn, type Mode, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { chooseScriptProviders, drawnForms } from '../../support/providers';
import type { AppMessage, AppMessageType, PayloadOf } from '../../support/stand-in-app';
import { type Forms, pressPay, toPayment } from '../../support/steps';

const product = plainProduct();

async function openCheckout(page: Page, mode: Mode, forms?: Forms) {
  const shop = await launchIn(page, mode);
  if (forms) await chooseScriptProviders(page);
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  await shop.open('/kassa/');
  return shop;
}

function heights(messages: readonly AppMessage[], type: AppMessageType & `${string}_HEIGHT`): number[] {
  return messages
    .filter((message) => message.type === type)
    .map(({ payload }) => (payload as PayloadOf<typeof type>).height);
}

/** The frame and the one inside it are as high as their contents. */
async function expectFits(outer: Locator, inner: string): Promise<void> {
  const drawn = outer.contentFrame().locator(`iframe[title="${inner}"]`);
  const contents = drawn.contentFrame().locator('html');
  // Frames out of view are not drawn or measured until they are scrolled to.
  await outer.scrollIntoViewIfNeeded();
  await expect(async () => {
    const height = (await contents.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(300);
    for (const frame of [outer, drawn]) {
      const spare = ((await frame.boundingBox())?.height ?? 0) - height;
      expect(Math.abs(spare)).toBeLessThan(5);
    }
  }).toPass({ timeout: 10_000 });
}

for (const mode of modes) {
  test(`${mode}, alike: the frames of script providers follow the height of their contents`, async ({ page }) => {
    test.slow();
    const { messages } = await openCheckout(page, mode, drawnForms);
    await toPayment(
      page,
      async (step) => {
        if (step === 'cart') return;
        const frame = page.locator(`iframe[title="${step === 'delivery' ? 'Leverans' : 'Betalning'}"]`);
        const provider = step === 'delivery' ? 'Ingrid' : 'Klarna';
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectFits(frame, provider);
        }
      },
      drawnForms,
    );
    if (mode === 'external') {
      expect(heights(messages, 'SHIPPING_PROVIDER_HEIGHT').length).toBeGreaterThan(0);
      expect(heights(messages, 'PAYMENT_PROVIDER_HEIGHT').length).toBeGreaterThan(0);
    }
  });
}

test('a script provider shows the updated amount when the cart changes', async ({ page }) => {
  test.slow();
  await openCheckout(page, 'site', drawnForms);
  const form = await toPayment(page, undefined, drawnForms);
  const pay = form.getByRole('button', { name: /^Betala \d/ });
  const before = await pay.textContent();
  await page.getByRole('button', { name: 'Ändra Varukorg' }).click();
  const updated = page.waitForResponse(/\/frames\/api\/klarna\//);
  await page.getByRole('textbox', { name: 'Rabattkod' }).fill('valkommen10');
  await page.getByRole('textbox', { name: 'Rabattkod' }).press('Enter');
  await updated;
  await page.goBack();
  await expect(pay).not.toHaveText(before ?? '');
  await expect(pay).toBeEnabled();
  await pressPay(form);
  await expect(page).toHaveURL(/\/kassa\/tack\/$/);
});

/** Posts a message to the shop's window. */
async function post(from: Page | Frame, message: object): Promise<void> {
  await from.evaluate((data) => (window.parent === window ? window : window.parent).postMessage(data, '*'), message);
}

async function frameAt(page: Page, part: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(part))).toBe(true);
  const found = page.frames().find((frame) => frame.url().includes(part));
  if (!found) throw new Error(`no frame of ${part}`);
  return found;
}

test('payment messages from another window, frame or origin have no effect', async ({ page }) => {
  test.slow();
  await openCheckout(page, 'site');
  const opened = page.waitForResponse((answer) => /\/checkout$/.test(new URL(answer.url()).pathname));
  await toPayment(page);
  const { paymentId } = (await (await opened).json()) as { paymentId: string };
  const payment = await frameAt(page, '/frames/payment/');
  const requests: string[] = [];
  page.on(
    'request',
    (request) => void (/\/confirm|\/frames\/bank/.test(request.url()) && requests.push(request.url())),
  );
  const forged = [
    { type: 'approved', frame: 'payment', paymentId },
    { type: 'declined', frame: 'payment', paymentId },
    { type: 'redirect', frame: 'payment', paymentId, url: new URL('/frames/bank/', payment.url()).href },
    { type: 'height', frame: 'payment', height: 4_000 },
  ];
  const delivery = await frameAt(page, '/frames/delivery/');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/robots.txt'))]);
  for (const message of forged) {
    await post(page, message);
    await post(delivery, message);
    await popup.evaluate((data) => window.opener?.postMessage(data, '*'), message);
  }
  // The right frame, but for another payment.
  await post(payment, { type: 'approved', frame: 'payment', paymentId: 'en-annan' });
  // Messages arrive in order: once the height is applied, the earlier messages have been processed too.
  await post(payment, { type: 'height', frame: 'payment', height: 1_234 });
  await expect(page.locator('iframe[title="Betalning"]')).toHaveJSProperty('offsetHeight', 1_234);
  await expect(page.getByText('Betalningen gick inte igenom')).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('?steg=betalning');
});

test('a payment never leads to an address that is not on the list', async ({ page }) => {
  test.slow();
  await openCheckout(page, 'site');
  const opened = page.waitForResponse((answer) => /\/checkout$/.test(new URL(answer.url()).pathname));
  await toPayment(page);
  const { paymentId } = (await (await opened).json()) as { paymentId: string };
  const url = 'https://bank.example/';
  await post(await frameAt(page, '/frames/payment/'), { type: 'redirect', frame: 'payment', paymentId, url });
  await expect(page.getByText('Sidan där betalningen fortsätter kunde inte öppnas')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/kassa/');
});

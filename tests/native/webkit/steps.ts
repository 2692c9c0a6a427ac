import assert from 'node:assert/strict';
import type { Product } from '../../../fixtures/data/model';
import { customer } from '../../support/customer';
import type { App } from './app';
import type { Page, Target } from './page';

const sideCart: Target = { role: 'dialog', has: 'Varukorg' };

/** Opens a product's page and adds one to the cart, of which the app is notified. */
export async function addToCart(app: App, product: Product): Promise<void> {
  const before = app.last('CART_CHANGE')?.numberOfItems ?? 0;
  await app.open(product.path);
  await app.page.click({ role: 'button', name: 'Lägg i varukorgen' });
  await app.until('the product in the cart', () => app.last('CART_CHANGE')?.numberOfItems === before + 1);
}

/** Presses the app's back button. @returns the shop's answer */
export async function pressBack(app: App): Promise<object> {
  const id = await app.send({ type: 'BACK', payload: {} });
  return app.until(
    'the answer to BACK',
    () => app.messages.find((message) => message.type === 'ACK' && message.id === id)?.payload,
  );
}

/** From the side cart, which opens after an addition, to the button that asks the app for the checkout. */
export async function pressToCheckout(app: App): Promise<void> {
  await app.page.click({ role: 'link', name: 'Till kassan', within: sideCart });
  await app.until('VIEW_CHECKOUT', () => app.last('VIEW_CHECKOUT'));
}

/** From the checkout's first step to the payment frame, filled in. @returns the frame */
export async function toPayment(app: App): Promise<Page> {
  const { page } = app;
  await page.click({ role: 'button', name: 'Fortsätt' });
  const delivery = page.frame('/frames/delivery/');
  await delivery.see({ role: 'radio', has: 'Brevlåda' });
  await fillIn(delivery);
  await delivery.click({ role: 'radio', has: 'Brevlåda' });
  await expectReported(app, 'Leverans', 'SHIPPING_PROVIDER_HEIGHT');
  await page.click({ role: 'button', name: 'Fortsätt till betalning' });
  const payment = page.frame('/frames/payment/');
  await payment.see({ role: 'button', has: 'Betala ' });
  await fillIn(payment);
  await expectReported(app, 'Betalning', 'PAYMENT_PROVIDER_HEIGHT');
  return payment;
}

async function fillIn(frame: Page): Promise<void> {
  for (const [name, value] of Object.entries(customer)) await frame.fill({ role: 'textbox', name }, value);
}

/** The frame has the height last reported to the app. */
async function expectReported(
  app: App,
  name: string,
  type: 'PAYMENT_PROVIDER_HEIGHT' | 'SHIPPING_PROVIDER_HEIGHT',
): Promise<void> {
  await eventually(async () => {
    const height = await app.page.height({ role: 'frame', name });
    assert.ok(height > 300, `${name} is ${height} px high`);
    assert.equal(app.last(type)?.height, height, type);
  });
}

/** Repeats the check until it passes or the timeout is over. */
export async function eventually(check: () => Promise<void>, longest = 30_000): Promise<void> {
  const end = Date.now() + longest;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

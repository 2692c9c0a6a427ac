import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Category, Product } from '../../fixtures/data/model';
import { fillCart } from './cart-service';
import { customer } from './customer';
import { expect, launchIn, type Mode, type Shop } from './launch-in';
import { shortcut } from './products';
import { signInAs } from './sign-in';

async function fillIn(frame: FrameLocator): Promise<void> {
  for (const [label, value] of Object.entries(customer)) {
    const field = frame.getByLabel(label, { exact: true });
    if ((await field.inputValue()) === '') await field.fill(value);
    await field.blur();
  }
}

/** What to do at each step of the checkout once it has loaded completely. */
export type AtEachStep = (step: 'cart' | 'delivery' | 'payment') => Promise<void>;

/** The frames with the providers' forms. */
export interface Forms {
  delivery: (page: Page) => FrameLocator;
  payment: (page: Page) => FrameLocator;
}

const inFrames: Forms = {
  delivery: (page) => page.frameLocator('iframe[title="Leverans"]'),
  payment: (page) => page.frameLocator('iframe[title="Betalning"]'),
};

/** From the delivery step, filled in, to the payment step. */
export async function throughDelivery(
  page: Page,
  atDelivery: () => Promise<void> = async () => {},
  forms: Forms = inFrames,
): Promise<void> {
  const delivery = forms.delivery(page);
  const methods = delivery.getByRole('radio');
  // The provider fills in the data that it already has and then offers its methods.
  await expect(methods.first()).toBeVisible();
  await fillIn(delivery);
  const letterbox = delivery.getByRole('radio', { name: /Brevlåda/ });
  // Not offered for deliveries that require proof of identity.
  await ((await letterbox.count()) > 0 ? letterbox : methods.first()).check();
  const onwards = page.getByRole('button', { name: 'Fortsätt till betalning' });
  await expect(onwards).toBeEnabled();
  await atDelivery();
  // Chromium misses a click next to a frame that is being moved.
  await onwards.press('Enter');
}

/** The payment frame, filled in. */
export async function atPayment(page: Page, forms: Forms = inFrames): Promise<FrameLocator> {
  const payment = forms.payment(page);
  await expect(payment.getByRole('button', { name: /^Betala \d/ })).toBeEnabled();
  await fillIn(payment);
  return payment;
}

/** From the checkout's first step to the payment frame, filled in. */
export async function toPayment(
  page: Page,
  atEachStep: AtEachStep = async () => {},
  forms: Forms = inFrames,
): Promise<FrameLocator> {
  const fromCart = page.getByRole('button', { name: 'Fortsätt', exact: true });
  await expect(fromCart).toBeVisible();
  await atEachStep('cart');
  await fromCart.click();
  await throughDelivery(page, () => atEachStep('delivery'), forms);
  const payment = await atPayment(page, forms);
  await atEachStep('payment');
  return payment;
}

/** Chromium drops clicks in a frame that has just been moved: clicks again until the button gets the event. */
export async function pressPay(payment: FrameLocator): Promise<void> {
  const button = payment.getByRole('button', { name: 'Betala' });
  let isPressed = false;
  const setPressed = () => {
    isPressed = true;
  };
  const pressed = (element: Element) =>
    new Promise<void>((resolve) => element.addEventListener('click', () => resolve(), { once: true }));
  // A frame that is gone by then has also got it.
  void button.evaluate(pressed).then(setPressed, setPressed);
  await expect(async () => {
    if (!isPressed) await button.click({ timeout: 2_000 });
    await expect.poll(() => isPressed, { timeout: 2_000 }).toBe(true);
  }).toPass();
}

/** From the checkout's first step to the thank-you page. */
export async function payFor(page: Page, atEachStep?: AtEachStep): Promise<void> {
  const payment = await toPayment(page, atEachStep);
  await pressPay(payment);
  await expect(page).toHaveURL(/\/kassa\/tack\/$/);
}

/** From the home page through a category to the page of one of its products, by links alone. */
export async function browseTo(page: Page, product: Product, atCategory = async () => {}): Promise<void> {
  const { link, category } = shortcut();
  await page.getByRole('navigation', { name: 'Vanliga ärenden' }).getByRole('link', { name: link.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
  await atCategory();
  await page.getByRole('main').getByRole('link', { name: product.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
}

/**
 * Opens the menu at a category.
 * @returns the link to all products in it
 */
export async function findInMenu(page: Page, { title }: Category): Promise<Locator> {
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Alla kategorier' });
  await menu.getByText(title, { exact: true }).click();
  return menu.getByRole('link', { name: `Allt inom ${title}` });
}

/** A product's page, opened by a visitor who has dismissed the cookie question. */
export async function visit(page: Page, { path }: Product, mode: Mode = 'site'): Promise<Shop> {
  const shop = await launchIn(page, mode);
  await shop.hasDeclinedCookies();
  await shop.open(path);
  return shop;
}

/**
 * Adds the product of the open product page to the cart.
 * @returns the side cart, which shows it
 */
export async function addToCart(page: Page, { title }: Product): Promise<Locator> {
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const cart = page.getByRole('dialog', { name: 'Varukorg' });
  await expect(cart.getByRole('link', { name: title }).first()).toBeVisible();
  return cart;
}

/** From the side cart to the checkout; an app shows it when requested. */
export async function toCheckout(shop: Shop, cart: Locator): Promise<void> {
  await cart.getByText('Till kassan').click();
  if (shop.mode === 'external') {
    await expect.poll(() => shop.messages.map(({ type }) => type)).toContain('VIEW_CHECKOUT');
    await shop.open('/kassa/');
  }
  await expect(cart.page().getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
}

/** A page with one of the product in the cart, for a visitor or a signed-in customer who has been here before. */
async function visitWith(page: Page, product: Product, path: string, mode: Mode, person?: string): Promise<Shop> {
  const shop = await launchIn(page, mode);
  if (person) await signInAs(page, person);
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  await shop.open(path);
  return shop;
}

/** The cart page with one of the product, for a visitor or a signed-in customer. */
export const visitCart = (page: Page, product: Product, mode: Mode = 'site', person?: string): Promise<Shop> =>
  visitWith(page, product, '/varukorg/', mode, person);

/** The checkout's first step with one of the product, for a visitor or a signed-in customer. */
export const visitCheckout = (page: Page, product: Product, mode: Mode = 'site', person?: string): Promise<Shop> =>
  visitWith(page, product, '/kassa/', mode, person);

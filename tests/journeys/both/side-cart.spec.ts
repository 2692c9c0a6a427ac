import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, type Mode, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart, visit } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}, alike: the checkout is a few tabs into the side cart, before the recommendations`, async ({
    page,
  }) => {
    await visit(page, product, mode);
    const cart = await addToCart(page, product);
    await expect(cart.getByRole('heading', { name: 'Köps ofta tillsammans' })).toBeVisible();
    const onwards = cart.getByRole('link', { name: 'Till kassan' });
    for (let tabs = 0; tabs < 8 && !(await onwards.evaluate((link) => link === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
    }
    await expect(onwards).toBeFocused();
  });

  test(`${mode}, alike: a removed product can be had back, the last one too`, async ({ page }) => {
    await visit(page, product, mode);
    const cart = await addToCart(page, product);
    await cart.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    await cart.getByRole('button', { name: `Ta bort ${product.title}` }).click();
    await expect(cart.getByText('Din varukorg är tom')).toBeVisible();
    await expect(cart.getByText(`${product.title} har tagits bort ur varukorgen`).first()).toBeVisible();
    await expectAccessible(page);
    await cart.getByRole('button', { name: 'Ångra' }).click();
    await expect(cart.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('2');
    await expect(cart.getByRole('button', { name: 'Ångra' })).toHaveCount(0);
  });

  test(`${mode}, alike: a step back to another page closes the side cart`, async ({ page }) => {
    await visit(page, product, mode);
    const link = page.getByRole('navigation', { name: 'Du är här' }).getByRole('link').first();
    await link.click();
    await page.getByRole('button', { name: /^Köp / }).first().click();
    const cart = page.getByRole('dialog', { name: 'Varukorg' });
    await expect(cart.getByRole('link', { name: 'Till kassan' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(cart).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test(`${mode}, alike: the way to the checkout stays under the finger when recommendations come`, async ({ page }) => {
    await visit(page, product, mode);
    await fault(page, { path: '/api/storefront/v3/queries/add-to-cart-popup', effect: { kind: 'delay', ms: 3000 } });
    const cart = await addToCart(page, product);
    const onwards = cart.getByRole('link', { name: 'Till kassan' });
    const recommended = cart.getByRole('heading', { name: 'Köps ofta tillsammans' });
    await onwards.hover();
    const before = await onwards.boundingBox();
    await expect(recommended).toHaveCount(0);
    await expect(recommended).toBeAttached();
    expect(await onwards.boundingBox()).toEqual(before);
  });

  test(`${mode}, alike: what has the focus in a long side cart is not covered by the sum`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const cart = await cartOf(page, [0, 1, 2], mode);
    const last = cart.getByRole('button', { name: /^Ta bort / }).last();
    const isCovered = () => {
      const focused = document.activeElement;
      const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      return !focused?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await cart.getByRole('link').first().focus();
    for (let tabs = 0; tabs < 20 && !(await last.evaluate((button) => button === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
      // The browser scrolls what got the focus into view with the next frame.
      await expect.poll(() => page.evaluate(isCovered)).toBe(false);
    }
    await expect(last).toBeFocused();
  });

  test(`${mode}, alike: removed rows leave the focus at a row or in the cart`, async ({ page }) => {
    const cart = await cartOf(page, [0, 1], mode);
    const remove = cart.getByRole('button', { name: /^Ta bort / });
    await expect(remove).toHaveCount(2);
    await remove.nth(1).press('Enter');
    await expect(remove).toHaveCount(1);
    await expect(cart.getByRole('link', { name: product.title }).first()).toBeFocused();
    await remove.press('Enter');
    await expect(cart.getByText('Din varukorg är tom')).toBeVisible();
    expect(await cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });

  test(`${mode}, alike: a removal that is refused gives the focus back to its row`, async ({ page }) => {
    const cart = await cartOf(page, [0, 1], mode);
    const remove = cart.getByRole('button', { name: /^Ta bort / });
    await expect(remove).toHaveCount(2);
    await expect(cart.locator('li[aria-busy=true]')).toHaveCount(0);
    const name = await remove.first().getAttribute('aria-label');
    await fault(page, { path: '/api/web/cart2/**', method: 'DELETE', effect: { kind: 'status', status: 500 } });
    await remove.first().press('Enter');
    await expect(cart.getByRole('alert')).toBeVisible();
    await expect(cart.getByRole('button', { name: name ?? '' })).toBeFocused();
  });

  test(`${mode}, alike: at 400 % zoom the side cart scrolls as a whole`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, product, mode);
    const cart = await addToCart(page, product);
    const [title, onwards] = [cart.getByRole('heading', { level: 2 }), cart.getByRole('link', { name: 'Till kassan' })];
    await expect(title.first()).toBeInViewport();
    await expect(onwards).not.toBeInViewport();
    await onwards.focus();
    await expect(onwards).toBeInViewport({ ratio: 1 });
    await expect(title.first()).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    if (mode === 'site') await expect(page.getByRole('button', { name: 'Meny' })).not.toBeInViewport();
    const buy = page.getByRole('button', { name: 'Lägg i varukorgen' });
    await buy.scrollIntoViewIfNeeded();
    await expect(buy).toBeInViewport({ ratio: 1 });
  });
}

/** The side cart after adding these of the plain products. */
async function cartOf(page: Page, places: readonly number[], mode: Mode): Promise<Locator> {
  const shop = await visit(page, product, mode);
  const cart = page.getByRole('dialog', { name: 'Varukorg' });
  for (const place of places) {
    await page.keyboard.press('Escape');
    await shop.open(plainProduct(place).path);
    await addToCart(page, plainProduct(place));
  }
  return cart;
}

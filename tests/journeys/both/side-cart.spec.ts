import { expectAccessible } from '../../support/axe';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart, visit } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}: the checkout is a few tabs into the side cart, before the recommendations`, async ({ page }) => {
    await visit(page, product, mode);
    const cart = await addToCart(page, product);
    await expect(cart.getByRole('heading', { name: 'Köps ofta tillsammans' })).toBeVisible();
    const onwards = cart.getByRole('link', { name: 'Till kassan' });
    for (let tabs = 0; tabs < 8 && !(await onwards.evaluate((link) => link === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
    }
    await expect(onwards).toBeFocused();
  });

  test(`${mode}: a removed product can be had back, the last one too`, async ({ page }) => {
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

  test(`${mode}: at 400 % zoom the side cart scrolls as a whole`, async ({ page }) => {
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

import { expectAccessible } from '../../support/axe';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart } from '../../support/steps';

const product = plainProduct();

test('a visitor whose browser blocks cookies learns with the first product that the cart cannot be kept', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  const shop = await launchIn(page, 'site');
  await shop.open(product.path);
  const cart = await addToCart(page, product);
  await expect(cart.getByRole('alert')).toContainText('Varukorgen kan inte sparas');
  await expectAccessible(page);
});

import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

const product = plainProduct();

test('an app that does not answer is waited for on the first page of its web view only, and taken when it answers', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external');
  const carts = () => shop.messages.filter(({ type }) => type === 'CART_CHANGE');
  await shop.open(product.path);
  await expect.poll(() => carts().length).toBeGreaterThan(0);

  const { length } = carts();
  // From now on nothing that waits for a second or more goes on.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0, ...rest: never[]) => (delay < 1000 ? start(run, delay, ...rest) : 0),
    });
  });
  await shop.open(product.path);
  await expect.poll(() => carts().length).toBeGreaterThan(length);

  const hello = {
    version: 1,
    app: { name: 'Exempelappen', version: '1.0' },
    capabilities: [],
    theme: 'orange',
  } as const;
  await page.evaluate((payload) => window.sendAsApp({ type: 'HELLO', payload }), hello);
  await expect(page.locator('html')).toHaveClass('theme-orange');
  expect(await page.evaluate(() => sessionStorage.getItem('luckan.silentHost.v1'))).toBeNull();
});

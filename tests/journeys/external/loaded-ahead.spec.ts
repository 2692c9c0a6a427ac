import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

const product = plainProduct();
const hello = {
  version: 1,
  app: { name: 'Exempelappen', version: '1.0' },
  capabilities: ['startTimes'],
  consent: { preferences: true, statistics: true, marketing: true },
  hidden: true,
};

test('a page that is loaded ahead counts as seen once it is shown, and reads anew what has grown old', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external', { READY: [{ type: 'HELLO', payload: hello }] });
  const received = (type: string) => shop.messages.filter((message) => message.type === type);
  const seen = () =>
    received('ANALYTICS_EVENT')
      .map(({ payload }) => payload as { name: string; parameters: Record<string, unknown> })
      .filter(({ name }) => name === 'page_viewed')
      .map(({ parameters }) => parameters.page_path);
  const show = (visible: boolean) =>
    page.evaluate((value) => window.sendAsApp({ type: 'VISIBILITY', payload: { visible: value } }), visible);

  const viewed: string[] = [];
  page.on('request', (request) => {
    const isOfPage = request.url().includes('/queries/product-page');
    if (isOfPage && request.postData()?.includes('"recommendationLists":[]')) viewed.push(request.url());
  });

  await shop.open('/');
  await expect.poll(() => received('START_TIMES').length).toBe(1);
  expect(received('START_TIMES')[0]?.payload).toMatchObject({ usable: expect.any(Number), hello: expect.any(Number) });
  expect(received('ANALYTICS_EVENT')).toEqual([]);

  await page.evaluate((path) => window.sendAsApp({ type: 'NAVIGATE', payload: { path } }), product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect
    .poll(() => received('ROUTE_CHANGE').at(-1)?.payload)
    .toMatchObject({ path: product.path, canGoBack: false });
  expect(received('ANALYTICS_EVENT')).toEqual([]);

  expect(viewed, 'the search service').toEqual([]);
  // A minute later; what has just been read is not read again.
  await page.clock.setFixedTime(Date.now() + 60_000);
  const anew = page.waitForRequest((request) => request.url().endsWith(`${product.path}index.json`));
  await show(true);
  await anew;
  await expect.poll(seen).toEqual([product.path]);
  await expect.poll(() => viewed.length).toBe(1);

  await page.getByRole('button', { name: 'Lägg i varukorgen' }).first().click();
  await expect.poll(() => received('CART_CHANGE').at(-1)?.payload).toMatchObject({ numberOfItems: 1 });
  await show(false);
  const cart = page.waitForRequest(
    (request) => request.method() === 'GET' && /\/cart\/[^/]+$/.test(new URL(request.url()).pathname),
  );
  await show(true);
  await cart;
  expect(seen(), 'the same page is not counted twice').toEqual([product.path]);
});

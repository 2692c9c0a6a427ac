import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const minute = 60_000;
const token = (accessToken: string, lives: number) =>
  ({ type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + lives } }) as const;
const ended = {
  kind: 'status',
  status: 401,
  body: {
    error: 'Unauthorized',
    details: { title: 'Utloggad', errorType: 'ACCESS_ERROR', errorCode: 'EXP_401', errorFields: [] },
  },
} as const;

test('after an order the app is told, brings bag and cart together, and the shop shows it', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  const bearer = await signInAs(page, 'prescriptions');
  await shop.open(plainProduct().path);
  await addToCart(page, plainProduct());
  await shop.open('/recept/');
  await page.getByRole('link', { name: 'Atorvastatin' }).first().click();
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const reported = () => shop.messages.findLast(({ type }) => type === 'CART_CHANGE')?.payload;
  // One ordinary product, three packages from before and the new one.
  await expect.poll(reported).toMatchObject({ hasPrescriptions: true, numberOfItems: 5 });
  expect(shop.requested.filter((url) => url.includes('/prescription-bag'))).toEqual([]);

  const { cartId } = reported() as { cartId: string };
  const headers = { authorization: `Bearer ${bearer}` };
  const own = (await (await page.request.get('/api/expedition/cart', { headers })).json()) as {
    prescriptionBagId: string;
  };
  const data = { prescriptionBagId: own.prescriptionBagId };
  const address = `/api/web/cart2/internal/b2c/cart/${cartId}/prescription-bag`;
  expect((await page.request.put(address, { headers, data })).status()).toBe(200);
  await page.evaluate((message) => window.sendAsApp(message), { type: 'CART_REFRESH' as const, payload: { cartId } });
  await shop.open('/varukorg/');
  const bag = page.getByRole('main').getByRole('region', { name: 'Receptvaror' });
  await expect(bag).toContainText('3 läkemedel på recept');
  await expect(bag.getByRole('listitem').filter({ hasText: 'Atorvastatin' })).toContainText('Till dig');
});

for (const path of [
  '/recept/',
  '/varukorg/',
  '/recept/barn/',
  '/recept/fullmakter/',
  '/recept/djur/',
  '/recept/hogkostnadsskydd/',
]) {
  test(`a sign-in that has ended at the prescription service is silent until the app sends a token: ${path}`, async ({
    page,
  }) => {
    await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
    const first = await signInAs(page, 'prescriptions');
    const second = await signInAs(page, 'prescriptions');
    const { READY = [] } = greeting('token');
    const shop = await launchIn(page, 'external', { READY: [...READY, token(first, 10 * minute)] });
    const bearers: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/expedition/')) bearers.push(request.headers().authorization);
    });
    await fault(page, { path: '/api/expedition/**', times: 3, effect: ended });
    const refused = page.waitForResponse(
      (answer) => answer.url().includes('/api/expedition/') && answer.status() === 401,
    );
    await shop.open(path);
    await refused;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.request.delete('/__faults', { headers: { 'X-Luckan-Test': '1' } });
    await page.evaluate((message) => window.sendAsApp(message), token(second, 20 * minute));
    await expect.poll(() => bearers.at(-1)).toBe(`Bearer ${second}`);
    await expect(page.getByRole('main').getByRole('status', { name: /hämtas/ })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(shop.messages.filter(({ type }) => type === 'TOKEN_ERROR')).toEqual([]);
  });
}

for (const path of ['/varukorg/', '/kassa/', '/kundklubb/', '/favoriter/', plainProduct().path]) {
  test(`a sign-in that has ended at the prescription service stays silent where other things are shown: ${path}`, async ({
    page,
  }) => {
    await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
    const first = await signInAs(page, 'prescriptions');
    const { READY = [] } = greeting('token');
    const shop = await launchIn(page, 'external', { READY: [...READY, token(first, 30 * minute)] });
    await shop.open(plainProduct().path);
    await addToCart(page, plainProduct());
    await page.clock.install();
    await fault(page, { path: '/api/expedition/**', effect: ended });
    const refused = page.waitForResponse(
      (answer) => answer.url().includes('/api/expedition/') && answer.status() === 401,
    );
    await shop.open(path);
    await refused;
    // What still waits for its answer would time out.
    await quiet(page);
    await page.clock.runFor('00:30');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Inloggning' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(shop.messages.filter(({ type }) => type === 'TOKEN_ERROR')).toEqual([]);
  });
}

test('an order without a cart creates one and tells the app', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  await signInAs(page, 'prescriptions');
  await shop.open('/recept/');
  await page.getByRole('link', { name: 'Atorvastatin' }).first().click();
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect
    .poll(() => shop.messages.findLast(({ type }) => type === 'CART_CHANGE')?.payload)
    .toMatchObject({ hasPrescriptions: true, numberOfItems: 4, cartId: expect.stringMatching(/.+/) });
});

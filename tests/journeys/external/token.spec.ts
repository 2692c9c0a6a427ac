import type { APIRequestContext, Page } from '@playwright/test';
import { fault } from '../../support/faults';
import { plainGood } from '../../support/goods';
import { expect, launchIn, test } from '../../support/launch-in';
import { greeting, type Told } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const minute = 60_000;

/** The app signs a person in and gets a token for it. */
async function signIn(request: APIRequestContext): Promise<string> {
  await request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  const answer = await request.get('/api/web/authy/getFakeLogin?person=customer', {
    headers: { 'X-Luckan-Test': '1' },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

function token(accessToken: string, lives: number) {
  return { type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + lives } } as const;
}

/** What each call to the cart has been signed with. */
function bearersOf(page: Page): (string | undefined)[] {
  const bearers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart2/')) bearers.push(request.headers().authorization);
  });
  return bearers;
}

const errorsIn = (told: readonly Told[]) => told.filter(({ type }) => type === 'TOKEN_ERROR').map((m) => m.payload);

test('a token that a service refuses is replaced by the app, and what was wanted is done', async ({ page }) => {
  const [first, second] = [await signIn(page.request), await signIn(page.request)];
  const { READY = [] } = greeting('token');
  const shop = await launchIn(page, 'external', {
    READY: [...READY, token(first, 10 * minute)],
    TOKEN_ERROR: [token(second, 20 * minute)],
  });
  const bearers = bearersOf(page);
  await fault(page, { method: 'POST', path: '/api/web/cart2/**', times: 1, effect: { kind: 'status', status: 401 } });
  await shop.open(plainGood().path);
  await addToCart(page, plainGood());
  await expect.poll(() => errorsIn(shop.told)).toEqual([{ code: 'REJECTED', retryable: true }]);
  await expect.poll(() => bearers.at(-1)).toBe(`Bearer ${second}`);
  expect(bearers[0]).toBe(`Bearer ${first}`);
  await expect
    .poll(() => shop.told.findLast(({ type }) => type === 'CART_CHANGE')?.payload)
    .toMatchObject({ numberOfItems: 1 });
  expect(shop.requested.filter((url) => url.includes('/authy/'))).toEqual([]);
});

test('an app is asked once for a token that is about to run out', async ({ page }) => {
  const [first, second] = [await signIn(page.request), await signIn(page.request)];
  const { READY = [] } = greeting('token');
  const shop = await launchIn(page, 'external', {
    READY: [...READY, token(first, minute / 4)],
    TOKEN_ERROR: [token(second, 20 * minute)],
  });
  await shop.open(plainGood().path);
  await expect.poll(() => errorsIn(shop.told), { timeout: 20_000 }).toEqual([{ code: 'EXPIRING', retryable: true }]);
  const bearers = bearersOf(page);
  await addToCart(page, plainGood());
  await expect.poll(() => bearers).toContain(`Bearer ${second}`);
  expect(bearers).not.toContain(`Bearer ${first}`);
  expect(errorsIn(shop.told)).toHaveLength(1);
  expect(shop.requested.filter((url) => url.includes('/authy/'))).toEqual([]);
});

import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { type AppMessage, greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const minute = 60_000;

/** The app signs in a customer and gets a token for them. */
async function signIn(request: APIRequestContext): Promise<string> {
  await request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  const answer = await request.get('/api/web/authy/getFakeLogin?person=customer', {
    headers: { 'X-Luckan-Test': '1' },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

function token(accessToken: string | null, lives: number) {
  return { type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + lives } } as const;
}

/** The bearer of each call to the cart or another service. */
function bearersOf(page: Page, service = '/cart2/'): (string | undefined)[] {
  const bearers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes(service)) bearers.push(request.headers().authorization);
  });
  return bearers;
}

const errorsIn = (messages: readonly AppMessage[]) =>
  messages.filter(({ type }) => type === 'TOKEN_ERROR').map((m) => m.payload);

test('the app replaces a token that a service refuses, and the request succeeds', async ({ page }) => {
  const [first, second] = [await signIn(page.request), await signIn(page.request)];
  const { READY = [] } = greeting('token');
  const shop = await launchIn(page, 'external', {
    READY: [...READY, token(first, 10 * minute)],
    TOKEN_ERROR: [token(second, 20 * minute)],
  });
  const bearers = bearersOf(page);
  await fault(page, { method: 'POST', path: '/api/web/cart2/**', times: 1, effect: { kind: 'status', status: 401 } });
  await shop.open(plainProduct().path);
  await addToCart(page, plainProduct());
  await expect.poll(() => errorsIn(shop.messages)).toEqual([{ code: 'REJECTED', retryable: true }]);
  await expect.poll(() => bearers.at(-1)).toBe(`Bearer ${second}`);
  expect(bearers[0]).toBe(`Bearer ${first}`);
  await expect
    .poll(() => shop.messages.findLast(({ type }) => type === 'CART_CHANGE')?.payload)
    .toMatchObject({ numberOfItems: 1 });
  expect(shop.requested.filter((url) => url.includes('/authy/'))).toEqual([]);
});

test('an app is asked once for a token that is about to expire', async ({ page }) => {
  const [first, second] = [await signIn(page.request), await signIn(page.request)];
  const { READY = [] } = greeting('token');
  const shop = await launchIn(page, 'external', {
    READY: [...READY, token(first, minute / 4)],
    TOKEN_ERROR: [token(second, 20 * minute)],
  });
  await shop.open(plainProduct().path);
  await expect
    .poll(() => errorsIn(shop.messages), { timeout: 20_000 })
    .toEqual([{ code: 'EXPIRING', retryable: true }]);
  const bearers = bearersOf(page);
  await addToCart(page, plainProduct());
  await expect.poll(() => bearers).toContain(`Bearer ${second}`);
  expect(bearers).not.toContain(`Bearer ${first}`);
  expect(errorsIn(shop.messages)).toHaveLength(1);
  expect(shop.requested.filter((url) => url.includes('/authy/'))).toEqual([]);
});

test('when the app switches customers, signs out and in, the shop follows at once and clears all data of the previous one', async ({
  page,
}) => {
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  const anders = await signInAs(page, 'member');
  const maria = await signInAs(page, 'member-saver');
  const { READY = [] } = greeting('token');
  const shop = await launchIn(page, 'external', { READY: [...READY, token(anders, 10 * minute)] });
  const heading = page.getByRole('heading', { level: 1 });
  await shop.open('/kundklubb/');
  await expect(heading).toHaveText('Hej Anders!');
  // What the page reads for the first customer below its heading.
  await quiet(page);
  const all = bearersOf(page, '/member/');

  await page.evaluate((message) => window.sendAsApp(message), token(maria, 20 * minute));
  await expect(heading).toHaveText(/^Hej (?!Anders)/);
  await expect(page.getByText('Anders')).toHaveCount(0);
  expect(new Set(all)).toEqual(new Set([`Bearer ${maria}`]));

  await page.evaluate((message) => window.sendAsApp(message), token(null, 0));
  await expect(heading).toHaveText('Kundklubb');
  const toSignIn = { type: 'NAVIGATE' as const, payload: { path: paths.signIn(paths.favourites()) } };
  await page.evaluate((message) => window.sendAsApp(message), toSignIn);
  await expect(page.getByText('Du loggar in i appen.')).toBeVisible();
  await page.evaluate((message) => window.sendAsApp(message), token(maria, 20 * minute));
  await expect(heading).toHaveText('Favoriter');
  await page.evaluate((message) => window.sendAsApp(message), toSignIn);
  await expect(page.getByRole('link', { name: 'Fortsätt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logga ut' })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).not.toContain(
    'luckan.token.v1',
  );
  expect(shop.requested.filter((url) => url.includes('/authy/'))).toEqual([]);
});

test('when an app does not answer for ten seconds, the customer can ask again and is never signed out', async ({
  page,
}) => {
  const [first, second] = [await signIn(page.request), await signIn(page.request)];
  const { READY = [] } = greeting('token');
  const shop = await launchIn(page, 'external', { READY: [...READY, token(first, 10 * minute)] });
  await page.clock.install();
  await shop.open(plainProduct().path);
  await fault(page, { method: 'POST', path: '/api/web/cart2/**', times: 1, effect: { kind: 'status', status: 401 } });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect.poll(() => errorsIn(shop.messages)).toEqual([{ code: 'REJECTED', retryable: true }]);
  await page.clock.runFor('00:09');
  const alert = page.getByRole('region', { name: 'Inloggning' });
  await expect(alert).toHaveCount(0);
  await page.clock.runFor('00:02');
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect.poll(() => errorsIn(shop.messages)).toHaveLength(2);
  await page.evaluate((message) => window.sendAsApp(message), token(second, 20 * minute));
  await expect(alert).toHaveCount(0);
  await shop.open(paths.signIn());
  await expect(page.getByRole('heading', { level: 2, name: 'Du är inloggad' })).toBeVisible();
});

test('a token that has died while the app hid the page is asked for anew when it shows it, and nothing is requested without', async ({
  page,
}) => {
  const [first, second] = [await signIn(page.request), await signIn(page.request)];
  const hello = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: ['token'], hidden: true };
  const shop = await launchIn(page, 'external', {
    READY: [{ type: 'HELLO', payload: hello }, token(first, 10 * minute)],
  });
  await page.clock.install();
  await shop.open(plainProduct().path);
  await addToCart(page, plainProduct());
  await expect
    .poll(() => shop.messages.findLast(({ type }) => type === 'CART_CHANGE')?.payload)
    .toMatchObject({ numberOfItems: 1 });
  const bearers = bearersOf(page);
  await page.clock.fastForward('08:30');
  await expect.poll(() => errorsIn(shop.messages)).toEqual([{ code: 'EXPIRING', retryable: true }]);
  await page.clock.fastForward('02:30');
  await page.evaluate((message) => window.sendAsApp(message), {
    type: 'VISIBILITY',
    payload: { visible: true },
  } as const);
  await expect.poll(() => errorsIn(shop.messages)).toHaveLength(2);
  await expect(page.getByRole('region', { name: 'Inloggning' })).toHaveCount(0);
  await page.evaluate((message) => window.sendAsApp(message), token(second, 30 * minute));
  await expect.poll(() => bearers).toContain(`Bearer ${second}`);
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${second}`]));
});

test('reads that had no token are asked again as soon as the app sends one, which it is asked for once', async ({
  page,
}) => {
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  const [first, second] = [await signInAs(page, 'member'), await signInAs(page, 'member')];
  const { READY = [] } = greeting('token');
  const shop = await launchIn(page, 'external', { READY: [...READY, token(first, 10 * minute)] });
  await page.clock.install();
  await shop.open('/kundklubb/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hej Anders!');
  await page.clock.fastForward('11:30');
  const navigate = { type: 'NAVIGATE' as const, payload: { path: paths.clubPurchases() } };
  await page.evaluate((message) => window.sendAsApp(message), navigate);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mina köp');
  await page.clock.runFor('00:55');
  await expect(main.getByRole('button', { name: 'Försök igen' }).first()).toBeVisible();
  expect(errorsIn(shop.messages)).toHaveLength(1);
  await page.evaluate((message) => window.sendAsApp(message), token(second, 40 * minute));
  await expect(main.getByRole('button', { name: 'Försök igen' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Inloggning' })).toHaveCount(0);
  expect(errorsIn(shop.messages)).toHaveLength(1);
});

for (const path of [
  paths.signIn(paths.favourites()),
  '/recept/',
  '/recept/doktor-se/',
  paths.club(),
  '/kundklubb/kop/',
]) {
  test(`an app that can be asked to sign its customer in has a button for it: ${path}`, async ({ page }) => {
    const customer = await signIn(page.request);
    const { READY = [] } = greeting('token', 'signIn');
    const shop = await launchIn(page, 'external', {
      READY: [...READY, token(null, 0)],
      SIGN_IN: [token(customer, 20 * minute)],
    });
    await shop.open(path);
    const main = page.getByRole('main');
    // On the club's page, which is there for everybody, it is one step away.
    const link = main.getByRole('link', { name: /^(Logga in|Bli medlem)/ });
    const button = main.getByRole('button', { name: 'Logga in', exact: true });
    await expect(button.or(link).first()).toBeVisible();
    if ((await button.count()) === 0) await link.first().click();
    await expect(main.getByText('Du loggar in i appen, och fortsätter sedan här.')).toBeVisible();
    await expectAccessible(page);
    await button.click();
    await expect.poll(() => shop.messages.filter(({ type }) => type === 'SIGN_IN')).toHaveLength(1);
    await expect(button).toHaveCount(0);
    await expect(main.getByText('Du loggar in i appen')).toHaveCount(0);
    const next = path.startsWith(paths.signIn()) ? paths.favourites() : path;
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/external${next}`);
  });
}

test('an app that does not answer its request to sign in can be asked again, and one that offers no sign-in has words', async ({
  page,
}) => {
  const { READY = [] } = greeting('token', 'signIn');
  const shop = await launchIn(page, 'external', { READY: [...READY, token(null, 0)] });
  await shop.open('/recept/');
  const main = page.getByRole('main');
  const asked = () => shop.messages.flatMap(({ type, payload }) => (type === 'SIGN_IN' ? [payload] : []));
  await main.getByRole('button', { name: 'Logga in', exact: true }).dblclick();
  await expect(main.getByRole('status')).toHaveText('Vi väntar på att du loggar in i appen.');
  await expect.poll(asked).toEqual([{ path: '/recept/' }]);
  // A press soon after another is the second of a double press.
  await expect(async () => {
    await main.getByRole('button', { name: 'Öppna inloggningen igen' }).click();
    expect(asked()).toEqual([{ path: '/recept/' }, { path: '/recept/' }]);
  }).toPass();
  await page.evaluate(() =>
    window.sendAsApp({
      type: 'HELLO',
      payload: { version: 1, app: { name: 'A', version: '1' }, capabilities: ['token'] },
    }),
  );
  await shop.open('/recept/');
  await expect(main.getByText('Logga in för att se dina recept')).toBeVisible();
});

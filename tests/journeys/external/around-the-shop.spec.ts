import { expect, launchIn, test } from '../../support/launch-in';
import { cooledProduct, plainProduct } from '../../support/products';
import { elsewhere, serveShellElsewhere } from '../../support/shell-below';
import { greeting } from '../../support/stand-in-app';
import { addToCart, payFor, toCheckout } from '../../support/steps';

const product = plainProduct();

const openers = {
  ...greeting('openExternal'),
  OPEN_EXTERNAL: [{ type: 'ACK' as const, payload: { ok: true } }],
};

test('an external link is left to the app: the shop stays, and no window opens', async ({ page, context }) => {
  const shop = await launchIn(page, 'external', openers);
  const cooled = cooledProduct();
  await shop.open(cooled.path);
  await toCheckout(shop, await addToCart(page, cooled));
  await payFor(page);
  const parcel = page.getByRole('link', { name: /Spåra paket/ }).first();
  await expect(parcel).toBeVisible();
  const before = page.url();
  await parcel.click();
  const opened = () => shop.messages.flatMap(({ type, payload }) => (type === 'OPEN_EXTERNAL' ? [payload] : []));
  await expect.poll(opened).toEqual([{ url: await parcel.getAttribute('href') }]);
  expect(page.url()).toBe(before);
  expect(context.pages()).toHaveLength(1);
});

test('safe area and keyboard insets keep content uncovered, and implausible insets are ignored', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  await shop.open(product.path);
  const padding = () =>
    page.evaluate(() => {
      const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(document.body);
      return [paddingTop, paddingRight, paddingBottom, paddingLeft].join(' ');
    });
  const insets = (edges: object) =>
    page.evaluate((payload) => window.sendAsApp({ type: 'INSETS', payload } as never), edges);
  await insets({ top: 47, right: 0, bottom: 34, left: 12 });
  await expect.poll(padding).toBe('47px 0px 34px 12px');
  await insets({ top: 47, right: 0, bottom: 34, left: 12, keyboard: 291 });
  await expect.poll(padding).toBe('47px 0px 291px 12px');
  await insets({ top: 4700, right: 0, bottom: 34, left: 12 });
  await expect.poll(() => shop.messages.some(({ type }) => type === 'FAULT')).toBe(true);
  expect(await padding()).toBe('47px 0px 291px 12px');
  await insets({ top: 47, right: 0, bottom: 34, left: 0 });
  await expect.poll(padding).toBe('47px 0px 34px 0px');

  const cart = await addToCart(page, product);
  const title = cart.getByRole('heading', { name: /^Varukorg/ });
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(47);
});

test('two BACKs at once go back once, and READY after a restore has the current route', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  const send = (message: object) => page.evaluate((sent) => window.sendAsApp(sent as never), message);
  const payloads = (requested: string) =>
    shop.messages.flatMap(({ type, payload }) => (type === requested ? [payload] : []));
  await shop.open('/favoriter/');
  await send({ type: 'NAVIGATE', payload: { path: '/varumarken/' } });
  await expect.poll(() => payloads('ROUTE_CHANGE').at(-1)).toMatchObject({ path: '/varumarken/', canGoBack: true });

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect
    .poll(() => payloads('READY').map((ready) => (ready as { route: unknown }).route))
    .toEqual([expect.stringContaining('/favoriter/'), expect.stringContaining('/varumarken/')]);

  await page.evaluate(() => {
    for (const id of ['a', 'b']) window.sendAsApp({ type: 'BACK', payload: {}, id } as never);
  });
  await expect.poll(() => payloads('ROUTE_CHANGE').at(-1)).toMatchObject({ path: '/favoriter/', canGoBack: false });
  await expect.poll(() => payloads('ACK').slice(-2)).toEqual([{ ok: true }, { ok: false, reason: 'NOT_HANDLED' }]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the shell runs below any path', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  await serveShellElsewhere(page);
  await page.goto(`${elsewhere}${product.path}`);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const cart = page.getByRole('dialog', { name: 'Varukorg (1)' });
  await cart.getByRole('link', { name: 'Till kassan' }).click();
  await expect(page).toHaveURL(new RegExp(`${elsewhere}/kassa/`));
  const routes = () => shop.messages.flatMap(({ type, payload }) => (type === 'ROUTE_CHANGE' ? [payload] : []));
  expect(routes()[0]).toMatchObject({ path: product.path, canGoBack: false });
  await expect.poll(() => routes().at(-1)).toMatchObject({ path: '/kassa/', canGoBack: true });
});

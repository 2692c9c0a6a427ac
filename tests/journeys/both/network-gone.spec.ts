import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { delayResponses } from '../../support/delay-responses';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct, shortcut } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart, visit } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  for (const [which, before] of [
    ['first', 0],
    ['second', 1],
  ] as const) {
    test(`${mode}, alike: the ${which} added to the cart offline waits with a visible message and is bought later`, async ({
      page,
      context,
    }) => {
      const shop = await visit(page, product, mode);
      const add = page.getByRole('button', { name: 'Lägg i varukorgen' });
      for (let had = 0; had < before; had++) {
        await (await addToCart(page, product)).getByRole('button', { name: 'Stäng' }).click();
        await expect(add, 'it has arrived').not.toHaveAttribute('aria-busy', 'true');
      }
      // Prefetched, although nothing may have been bought.
      await expect.poll(() => shop.requested.some((url) => /\/SideCart-[^/]*\.json$/.test(url))).toBe(true);
      await quiet(page);
      await context.setOffline(true);
      await add.click();
      const cart = page.getByRole('dialog', { name: `Varukorg (${before + 1})` });
      await expect(cart.getByText('Väntar på nätverk')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: product.title, includeHidden: true })).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(cart.getByText('Väntar på nätverk')).toBeHidden({ timeout: 20_000 });
      await expect(cart.getByRole('link', { name: product.title }).first()).toBeVisible();
      await shop.open('/varukorg/');
      await expect(page.getByRole('main').getByLabel(`Antal av ${product.title}`)).toHaveValue(`${before + 1}`);
    });
  }

  test(`${mode}, alike: a cart drawer whose file is missing leaves the page intact, shows an error, and opens when the file is back`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await fault(page, { path: '/**/SideCart-*.js', effect: { kind: 'status', status: 404 } });
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Det kunde inte visas|Väntar på nätverk/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await clearFaults(page);
    const added = page.getByRole('button', { name: 'Lägg i varukorgen' });
    await expect(added).not.toHaveAttribute('aria-busy', 'true');
    await added.click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (2)' })).toBeVisible();
  });
}

test('site: a page that loads over a slow network shows an indicator', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  const data = await delayResponses(page, '**/page-data/rad/tillganglighet/index.json');
  await shop.open('/');
  // Answered by the shop's code: without it the link would load a document.
  await shop.declineCookies();
  await page.getByRole('link', { name: 'Tillgänglighet' }).click();
  const line = () =>
    page.getByRole('main').evaluate((main) => {
      const { content, borderTopWidth, scale } = getComputedStyle(main, '::before');
      return content === 'none' ? 0 : Number.parseFloat(borderTopWidth) * Number.parseFloat(scale);
    });
  await expect.poll(line).toBeGreaterThan(1);
  data.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Tillgänglighet' })).toBeVisible();
  expect(await line()).toBe(0);
});

for (const mode of modes) {
  test(`${mode}, alike: a link followed offline says so at once, keeps page and address, and is opened when the network is back`, async ({
    page,
    context,
  }) => {
    const shop = await launchIn(page, mode);
    // Not even fetched in advance.
    await fault(page, {
      path: `/page-data${shortcut().category.path}index.json`,
      effect: { kind: 'status', status: 503 },
    });
    await shop.hasDeclinedCookies();
    await shop.open('/');
    const link = page.getByRole('main').getByRole('link', { name: shortcut().link.title }).first();
    const before = page.url();
    const heading = page.getByRole('heading', { level: 1, name: shortcut().category.title });
    await expect.poll(() => shop.requested.some((url) => /\/StayHere-[^/]*\.json$/.test(url))).toBe(true);
    await quiet(page);
    await context.setOffline(true);
    await page.evaluate(() => {
      addEventListener('click', () => Object.assign(window, { pressedAt: performance.now() }), { capture: true });
      new MutationObserver(() => {
        const isNotified = document.body.textContent?.includes('Sidan öppnas när du har nätverk igen.');
        if (isNotified) Object.assign(window, { notifiedAt: Reflect.get(window, 'notifiedAt') ?? performance.now() });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await link.press('Enter');
    const message = page.getByText('Du är inte uppkopplad. Sidan öppnas när du har nätverk igen.');
    await expect(message).toBeVisible();
    const waited = await page.evaluate(
      () => Number(Reflect.get(window, 'notifiedAt')) - Number(Reflect.get(window, 'pressedAt')),
    );
    expect(waited).toBeLessThan(1_000);
    await expect(link).toBeVisible();
    expect(page.url()).toBe(before);
    await expectAccessible(page);
    await clearFaults(page);
    await context.setOffline(false);
    await expect(heading).toBeVisible();
    await expect(message).toBeHidden();
  });

  test(`${mode}, alike: who goes back instead is no longer promised the page`, async ({ page, context }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await fault(page, {
      path: `/page-data${shortcut().category.path}index.json`,
      effect: { kind: 'status', status: 503 },
    });
    await shop.open(paths.favourites());
    await expect.poll(() => shop.requested.some((url) => /\/StayHere-[^/]*\.json$/.test(url))).toBe(true);
    await page.evaluate((address) => history.pushState(null, '', address), addressIn(mode, paths.home()));
    const link = page.getByRole('main').getByRole('link', { name: shortcut().link.title }).first();
    await expect(link).toBeVisible();
    await quiet(page);
    await context.setOffline(true);
    await link.press('Enter');
    const message = page.getByText('Sidan öppnas när du har nätverk igen.');
    await expect(message).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible();
    await expect(message).toBeHidden();
  });

  test(`${mode}, alike: who no longer wants to go there stays when the network is back`, async ({ page, context }) => {
    const shop = await launchIn(page, mode);
    const path = `/page-data${shortcut().category.path}index.json`;
    await fault(page, { path, effect: { kind: 'status', status: 503 } });
    await shop.hasDeclinedCookies();
    await shop.open('/');
    await expect.poll(() => shop.requested.some((url) => /\/StayHere-[^/]*\.json$/.test(url))).toBe(true);
    await quiet(page);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: shortcut().link.title }).first().press('Enter');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByText('Du är inte uppkopplad')).toHaveCount(0);
    await clearFaults(page);
    await context.setOffline(false);
    await quiet(page);
    await expect(page.getByRole('heading', { level: 1, name: shortcut().category.title })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(addressIn(mode, '/'));
  });
}

test('site: a menu whose file cannot be loaded shows an error and opens when the network is back', async ({
  page,
  context,
}) => {
  await visit(page, product);
  await quiet(page);
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Meny' });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Kontrollera att du är uppkopplad' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Alla kategorier' })).toBeVisible();
});

for (const [mode, file] of modes.flatMap((mode) => ['entry', 'chunk'].map((file) => [mode, file] as const))) {
  test(`${mode}, alike: a shop without its ${file} tries a fresh document once, then shows an error`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const begin = addressIn(mode, product.path);
    const documents = () => shop.requested.filter((url) => new URL(url).pathname === begin).length;
    await fault(page, { path: `/**/${file}-*.js`, effect: { kind: 'status', status: 404 } });
    await page.goto(begin);
    const notice = page.getByRole('alert').filter({ hasText: 'Butiken kunde inte startas.' });
    await expect(notice).toBeInViewport();
    expect(documents()).toBe(2);
    await clearFaults(page);
    await notice.getByRole('button', { name: 'Ladda om sidan' }).click();
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
  });
}

for (const mode of modes) {
  test(`${mode}, alike: a shop that cannot start without a network says so, stays, and starts by itself when it is back`, async ({
    page,
    context,
  }) => {
    await launchIn(page, mode);
    await page.route('**/assets/entry-*.js', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.goto(addressIn(mode, '/varukorg/'));
    const notice = page.getByRole('alert').filter({ hasText: 'Du är inte uppkopplad' });
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('status', { name: 'Sidan laddas' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Laddar …' })).toHaveCount(0);
    await expectAccessible(page);
    await expect(notice.getByRole('button'), 'the browser would leave the page for its own').toHaveCount(0);
    await page.unroute('**/assets/entry-*.js');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Varukorg' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

import type { Request } from '@playwright/test';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct, productThat, shortcut, shortcutProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart, browseTo } from '../../support/steps';
import { trackedAs, trackedEvents } from '../../support/tracked-events';

for (const mode of modes) {
  test(`${mode}: each page view is tracked once, when the page is shown, also after going back`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = shortcutProduct();
    const { category } = shortcut();
    await shop.open('/');
    await shop.acceptCookies();
    await browseTo(page, product);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
    const paths = async () => (await trackedAs(page, shop, 'page_viewed')).map(({ page_path }) => page_path);
    await expect.poll(paths).toEqual(['/', category.path, product.path, category.path]);
    const titles = (await trackedAs(page, shop, 'page_viewed')).map(({ page_title }) => String(page_title));
    expect(titles[1]).toContain(category.title);
    expect(titles[2]).toContain(product.title);
  });

  test(`${mode}: of a page that does not exist only that is tracked, not what somebody wrote in its address`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.open('/');
    await shop.acceptCookies();
    const written = '19121212-1212-kim.lund@example.com';
    await shop.open(`/erbjudanden/${written}/`);
    // On the site, events wait for a page where the tag manager may load.
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' })).toBeHidden();
    const views = async () => (await trackedAs(page, shop, 'page_viewed')).slice(-2);
    await expect.poll(async () => (await views()).map(({ page_path }) => page_path)).toEqual(['/404/', '/']);
    expect((await views())[0]).toEqual({ page_path: '/404/', page_title: 'Sidan finns inte' });
    expect(JSON.stringify(await trackedEvents(page, shop))).not.toContain(written);
  });

  test(`${mode}, alike: a section that is opened or closed is tracked by its title`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open(plainProduct().path);
    await shop.acceptCookies();
    const section = page.getByRole('main').getByText('Fakta', { exact: true });
    const toggled = () => trackedAs(page, shop, 'collapsible_toggled');
    await section.click();
    await expect.poll(toggled).toEqual([{ title: 'Fakta', open: true }]);
    await section.click();
    await expect.poll(toggled).toEqual([
      { title: 'Fakta', open: true },
      { title: 'Fakta', open: false },
    ]);
  });

  test(`${mode}, alike: changes in the side cart are tracked as those of a flyout`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = plainProduct();
    await shop.open(product.path);
    await shop.acceptCookies();
    const cart = await addToCart(page, product);
    const changes = async () =>
      (await trackedAs(page, shop, 'flyout_product_list_item_cart_changed')).map(({ flyout, change }) => [
        flyout,
        change,
      ]);
    await cart.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    await expect.poll(changes).toEqual([['cart', 1]]);
    await cart.getByRole('button', { name: `Ta bort ${product.title}` }).click();
    await expect.poll(changes).toEqual([
      ['cart', 1],
      ['cart', -2],
    ]);
  });

  test(`${mode}: products in lists and in the cart are tracked as they are seen, chosen and removed`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const product = shortcutProduct();
    const { category } = shortcut();
    const of = (name: string) => trackedAs(page, shop, name);
    const items = [expect.objectContaining({ item_id: product.productNumber })];
    await shop.open('/');
    await shop.acceptCookies();
    await browseTo(page, product, async () => {
      await expect
        .poll(async () => (await of('view_item_list')).some((list) => list.item_list_name === category.path))
        .toBe(true);
    });
    await expect.poll(() => of('select_item')).toEqual([{ item_list_name: category.path, items }]);
    await expect.poll(() => of('view_item')).toEqual([expect.objectContaining({ items })]);
    const cart = await addToCart(page, product);
    await expect.poll(() => of('add_to_cart')).toEqual([expect.objectContaining({ items })]);
    await expect.poll(() => of('view_cart')).toEqual([expect.objectContaining({ items })]);
    await cart.getByRole('button', { name: `Ta bort ${product.title}` }).click();
    await expect.poll(() => of('remove_from_cart')).toEqual([expect.objectContaining({ currency: 'SEK', items })]);
  });

  test(`${mode}: for a marketing-sensitive product, only the type of page is tracked`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = productThat(
      ({ marketingSensitive, itemType, price, stock, disclaimerSubstance, maxQuantity }) =>
        marketingSensitive &&
        itemType !== 'prescription' &&
        price !== null &&
        disclaimerSubstance === null &&
        Math.min(stock, maxQuantity) >= 2,
    );
    await shop.open('/');
    await shop.acceptCookies();
    await shop.open(product.path);
    const cart = await addToCart(page, product);
    await cart.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (2)' })).toBeVisible();
    await cart.getByRole('link', { name: product.title }).first().click();
    await quiet(page);
    const names = async () => (await trackedEvents(page, shop)).map(({ name }) => name);
    // The tag manager, which reads addresses by itself, is not loaded on such a page.
    if (mode === 'external') await expect.poll(names).toContain('page_viewed');
    const events = await trackedEvents(page, shop);
    expect(JSON.stringify(events)).not.toContain(product.productNumber);
    expect(JSON.stringify(events)).not.toContain(product.title);
  });

  test(`${mode}: what a visitor types leaves in the shop's own words alone, and in no referrer`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const product = plainProduct();
    const tested = productThat(({ marketingSensitive, itemType }) => marketingSensitive && itemType !== 'prescription');
    const personal = ['19870412-9803', 'kim.lund@example.com', '070-123 45 67'];
    const searches = [product.title, `${product.title} ${personal.join(' ')}`, tested.title];
    const requests: Request[] = [];
    page.on('request', (request) => void requests.push(request));
    await shop.open('/');
    await shop.acceptCookies();
    await expect.poll(async () => (await trackedAs(page, shop, 'page_viewed')).length).toBe(1);
    const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
    for (const [at, text] of searches.entries()) {
      if (mode === 'site') {
        await field.fill(text);
        await field.press('Enter');
      } else await shop.open(`/hitta-produkter/?q=${encodeURIComponent(text)}`);
      await expect.poll(async () => (await trackedAs(page, shop, 'search')).length).toBe(at + 1);
    }
    const terms = (await trackedAs(page, shop, 'search')).map(({ search_term }) => search_term);
    const known = [...new Set(product.title.toLowerCase().match(/[\p{L}\p{N}]+/gu))].join(' ');
    expect(terms).toEqual([known, 'other', 'other']);
    const views = (await trackedAs(page, shop, 'page_viewed')).map(({ page_path, page_title }) => [
      page_path,
      page_title,
    ]);
    const searched = views.filter(([path]) => path !== '/');
    expect(searched.length).toBeGreaterThan(0);
    for (const view of searched) expect(view).toEqual(['/hitta-produkter/', 'Sök']);
    const events = JSON.stringify(await trackedEvents(page, shop));
    for (const text of [...personal, '19870412', 'kim', tested.title]) expect(events).not.toContain(text);

    await quiet(page);
    const referrers = await Promise.all(requests.map(async (request) => (await request.allHeaders()).referer));
    const origin = `${new URL(page.url()).origin}/`;
    expect(referrers).toContain(origin);
    expect(new Set(referrers.filter((referrer) => referrer !== undefined))).toEqual(new Set([origin]));
  });
}

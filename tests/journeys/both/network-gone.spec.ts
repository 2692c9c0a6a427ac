import { clearFaults, fault } from '../../support/faults';
import { plainGood, topCategory } from '../../support/goods';
import { expect, launchIn, modes, test } from '../../support/launch-in';

const good = plainGood();
const category = topCategory();

for (const mode of modes) {
  test(`${mode}: what is put into the cart without a network waits for it in words`, async ({ page, context }) => {
    const shop = await launchIn(page, mode);
    await shop.open(good.path);
    if (mode === 'site') await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
    // Fetched ahead of time, though nothing has been bought.
    await expect.poll(() => shop.requested.some((url) => /\/SideCart-[^/]*\.json$/.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    const cart = page.getByRole('dialog', { name: 'Varukorg (1)' });
    await expect(cart.getByText('Väntar på nätverk')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: good.title, includeHidden: true })).toBeVisible();
    await context.setOffline(false);
    await expect(cart.getByText('Väntar på nätverk')).toBeHidden({ timeout: 20_000 });
    await expect(cart.getByRole('link', { name: good.title }).first()).toBeVisible();
    const before = shop.told.length;
    await page.reload();
    if (mode === 'site') await expect(page.getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible();
    else await expect.poll(() => shop.told.slice(before).some(({ type }) => type === 'CART_CHANGE')).toBe(true);
  });

  test(`${mode}: a cart drawer whose file is gone leaves the page, says so, and opens when it is back`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await fault(page, { path: '/**/SideCart-*.js', effect: { kind: 'status', status: 404 } });
    await shop.open(good.path);
    if (mode === 'site') await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Det kunde inte visas|Väntar på nätverk/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: good.title })).toBeVisible();
    await clearFaults(page);
    const added = page.getByRole('button', { name: 'Lägg i varukorgen' });
    await expect(added).not.toHaveAttribute('aria-busy', 'true');
    await added.click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (2)' })).toBeVisible();
  });
}

test('site: a page on its way over a slow network shows that it is', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await fault(page, { path: '/page-data/rad/tillganglighet/index.json', effect: { kind: 'delay', ms: 4_000 } });
  await shop.open('/');
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await page.getByRole('link', { name: 'Tillgänglighet' }).click();
  const line = () =>
    page.getByRole('main').evaluate((main) => {
      const { content, borderTopWidth, scale } = getComputedStyle(main, '::before');
      return content === 'none' ? 0 : Number.parseFloat(borderTopWidth) * Number.parseFloat(scale);
    });
  await expect.poll(line).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Tillgänglighet' })).toBeVisible();
  expect(await line()).toBe(0);
});

test('site: without a network a link ends in words, and goes on when the network is back', async ({
  page,
  context,
}) => {
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Alla kategorier' });
  await menu.getByText(category.title, { exact: true }).click();
  await context.setOffline(true);
  await menu.getByRole('link', { name: `Allt inom ${category.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Någonting gick fel' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Någonting gick fel' })).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
});

test('site: a menu whose file cannot be had says so, and opens when the network is back', async ({ page, context }) => {
  const shop = await launchIn(page, 'site');
  await shop.open(good.path);
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Meny' });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Kontrollera att du är uppkopplad' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: good.title })).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Alla kategorier' })).toBeVisible();
});

for (const mode of modes) {
  test(`${mode}: a shop that cannot start tries a fresh document once, then says so`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const begin = (mode === 'external' ? '/external' : '') + good.path;
    const documents = () => shop.requested.filter((url) => new URL(url).pathname === begin).length;
    await fault(page, { path: '/**/shop-*.js', effect: { kind: 'status', status: 404 } });
    await page.goto(begin);
    const notice = page.getByRole('alert').filter({ hasText: 'Butiken kunde inte startas.' });
    await expect(notice).toBeInViewport();
    expect(documents()).toBe(2);
    await clearFaults(page);
    await notice.getByRole('link', { name: 'Ladda om sidan' }).click();
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
  });
}

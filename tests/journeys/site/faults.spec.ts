import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { goodThat, plainGood, topCategory } from '../../support/goods';
import { expect, launchIn, test } from '../../support/launch-in';
import { addToCart, findInMenu, payFor, pressPay, toCheckout, toPayment, visit } from '../../support/steps';

const good = plainGood();
const category = topCategory();

test('a page whose answer is lost twice is asked for again', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await fault(page, { path: `/page-data${category.path}index.json`, times: 2, effect: { kind: 'drop' } });
  await shop.open('/');
  await shop.declineCookies();
  await (await findInMenu(page, category)).click();
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
});

test('a cart that does not answer says so, and the good can be added when it does', async ({ page }) => {
  await visit(page, good);
  await fault(page, { path: '/api/web/cart2/**', effect: { kind: 'status', status: 503 } });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const cart = page.getByRole('dialog', { name: 'Varukorg' });
  await expect(cart.getByText(/Varan kunde inte läggas i varukorgen\. Försök igen eller ring/)).toBeVisible();
  await expectAccessible(page);
  await clearFaults(page);
  await cart.getByRole('button', { name: 'Stäng' }).click();
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(cart.getByRole('link', { name: good.title }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Varukorg, 1 vara', includeHidden: true })).toBeAttached();
});

test('an answer that was lost on its way does not double what was added', async ({ page }) => {
  await visit(page, good);
  await fault(page, { method: 'POST', path: '/api/web/cart2/**', times: 1, effect: { kind: 'drop', late: true } });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(page.getByRole('link', { name: 'Varukorg, 1 vara', includeHidden: true })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible();
});

test('more than there is in stock is refused in the words of the service', async ({ page }) => {
  const scarce = goodThat(
    ({ itemType, stock, maxQuantity }) => itemType === 'goods' && stock > 0 && stock < maxQuantity,
  );
  await visit(page, scarce);
  await fault(page, {
    method: 'POST',
    path: '/api/web/cart2/**/tg/**',
    effect: {
      kind: 'status',
      status: 409,
      body: {
        items: [{ itemId: scarce.productNumber, reason: 'OUT_OF_STOCK', customerDescription: 'Varan tog just slut.' }],
      },
    },
  });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(page.getByRole('dialog', { name: 'Varukorg' }).getByText('Varan tog just slut.')).toBeVisible();
});

test('a search that fails can be tried again', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await fault(page, { path: '/api/**/queries/search-page', effect: { kind: 'status', status: 500 } });
  await page.goto('/hitta-produkter/?q=kr%C3%A4m');
  await shop.declineCookies();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Någonting gick fel...' });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await clearFaults(page);
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: kräm' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(shop.requested.filter((url) => url.includes('/queries/search-page')).length).toBeGreaterThan(1);
});

test('a checkout that cannot be opened says why', async ({ page }) => {
  const shop = await visit(page, good);
  await addToCart(page, good);
  const conflict = { errorCode: 'SHIPPING_ECOLOGICAL_COOL', items: [] };
  await fault(page, { path: '/api/web/cart2/**/checkout', effect: { kind: 'status', status: 409, body: conflict } });
  await shop.open('/kassa/');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await expect(page.getByText(/Ekologiska varor kan inte skickas tillsammans med kylvaror/)).toBeVisible();
  await expectAccessible(page);
});

test('a declined payment takes no money and can be tried again', async ({ page }) => {
  const shop = await visit(page, good);
  await toCheckout(shop, await addToCart(page, good));
  const payment = await toPayment(page);
  await payment.getByRole('radio', { name: 'Nekar' }).check();
  await pressPay(payment);
  await expect(page.getByText('Betalningen gick inte igenom')).toBeVisible();
  await expect(page.getByText('Inga pengar har dragits.', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('a payment whose outcome nobody knows is asked for again, and never paid twice', async ({ page }) => {
  const shop = await visit(page, good);
  await toCheckout(shop, await addToCart(page, good));
  await fault(page, { path: '/api/web/cart2/**/confirm', effect: { kind: 'status', status: 503 } });
  const payment = await toPayment(page);
  await pressPay(payment);
  await expect(page.getByText('Vi vet ännu inte om betalningen gick igenom')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Felkod: \S+/)).toBeVisible();
  await expectAccessible(page);
  await clearFaults(page);
  await page.getByRole('button', { name: 'Kontrollera igen' }).click();
  await expect(page).toHaveURL(/\/kassa\/tack\/$/);
});

test.describe('with a storage that the browser forbids', () => {
  test('the shop can be used to its end', async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', forbid);
      Object.defineProperty(window, 'sessionStorage', forbid);
    });
    const shop = await visit(page, good);
    await toCheckout(shop, await addToCart(page, good));
    await payFor(page);
    await expect(page.getByText(good.title).first()).toBeVisible();
  });
});

test('a screen whose file is gone is fetched with a fresh document', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  await shop.declineCookies();
  const search = page.getByRole('banner').getByRole('combobox');
  await fault(page, { path: '/assets/SearchScreen-*.js', effect: { kind: 'status', status: 404 } });
  const freshDocument = page.waitForEvent('load');
  await search.fill('kräm');
  await search.press('Enter');
  await freshDocument;
  await clearFaults(page);
  await search.fill('kräm');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: kräm' })).toBeVisible();
});

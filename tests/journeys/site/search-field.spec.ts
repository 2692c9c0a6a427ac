import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

const product = plainProduct();

test('the empty search field offers recent searches and products, and each can be removed', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open('/hitta-produkter/?q=vitamin');
  await shop.acceptCookies();
  // Now the visitor's key is stored, so the search service recognizes them on the next page.
  await shop.open('/hitta-produkter/?q=vitamin');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const looked = page.waitForResponse((answer) => answer.url().includes('/queries/product-page'));
  await shop.open(product.path);
  await looked;

  const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
  const options = page.getByRole('option');
  await field.click();
  await expect(options).toHaveCount(4);
  await expect(page.getByRole('group', { name: 'Senaste sökningar' }).getByRole('option').first()).toHaveText(
    'vitamin',
  );
  await expect(page.getByRole('group', { name: 'Senast visade varor' }).getByRole('option').first()).toContainText(
    product.title,
  );
  await expectAccessible(page);

  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.getByText('vitamin är borttagen')).toBeAttached();
  await expect(options).toHaveCount(2);
  await expect(field).toBeFocused();

  await fault(page, { path: '/api/storefront/v3/notifications/**', effect: { kind: 'status', status: 500 } });
  const forget = page.getByRole('option', { name: `Ta bort ${product.title}` });
  await forget.click();
  await expect(page.getByText(`Det gick inte att ta bort ${product.title}. Försök igen.`)).toBeVisible();
  await expect(options).toHaveCount(2);

  await options.first().click();
  await expect(page).toHaveURL(new RegExp(`${product.path}$`));
  await expect(options).toHaveCount(0);
});

test('suggestions that fail to load show the reason, and the search works without them', async ({ page, context }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(product.path);
  const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
  await field.click();
  await field.fill('tandkräm');
  await expect(page.getByRole('group', { name: 'Varor' })).toBeVisible();

  await fault(page, { path: '/api/storefront/v3/queries/autocomplete', effect: { kind: 'status', status: 503 } });
  await field.fill('nässpray');
  const status = page.getByRole('status');
  await expect(
    status.filter({ hasText: 'Förslagen kunde inte hämtas. Tryck på Sök för att söka ändå.' }),
  ).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expectAccessible(page);

  await clearFaults(page);
  await context.setOffline(true);
  await field.fill('solkräm');
  const offline = status.filter({ hasText: 'Du är inte uppkopplad. Förslag visas när du har nätverk igen.' });
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(page.getByRole('group', { name: 'Varor' })).toBeVisible();

  await fault(page, { path: '/api/storefront/v3/queries/autocomplete', effect: { kind: 'status', status: 503 } });
  await field.fill('halstablett');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: halstablett' })).toBeVisible();
});

test('after a search from the first page of searches, whose field goes with it, the focus is at the results', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/hitta-produkter/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('kräm');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: kräm' })).toBeFocused();
});

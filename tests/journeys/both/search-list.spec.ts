import type { Page } from '@playwright/test';
import { limits } from '../../../src/domain/limits';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { quiet } from '../../support/quiet-network';

const { pageSize } = limits.listing;
const search = (q: string, more = '') => `/hitta-produkter/?q=${encodeURIComponent(q)}${more}`;
const products = (page: Page) => page.getByRole('main').getByRole('article');

for (const mode of modes) {
  test.describe(mode, () => {
    test('alike: filters on a small screen are applied, show counts and can be removed', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(search('kräm', '&storlek=XL&kategori=%00'));
      await expect(products(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filtrera' }).click();
      const filters = page.getByRole('dialog', { name: 'Filtrera' });
      for (const facet of ['Kampanj', 'Kategori', 'Varumärke', 'Pris', 'Verksamt ämne']) {
        await expect(filters.getByRole('group', { name: facet })).toBeVisible();
      }
      await expectAccessible(page);
      const before = await filters.getByRole('button', { name: /^Visa \d+ varor$/ }).textContent();
      await filters.getByRole('button', { name: /^Visa alla \(\d+\): Varumärke$/ }).click();
      const brands = filters.getByRole('group', { name: 'Varumärke' }).getByRole('checkbox');
      await expect(brands.nth(8), 'the first that was hidden').toBeFocused();
      await filters.getByRole('checkbox', { name: /^Nordlid/ }).check();
      await expect(filters.getByRole('button', { name: /^Visa \d+ varor$/ })).not.toHaveText(before ?? '');

      await filters.getByRole('textbox', { name: 'Lägst (kr)' }).fill('1e9');
      await filters.getByRole('button', { name: 'Använd pris' }).click();
      await expect(filters.getByText('Ogiltligt format')).toBeVisible();
      // What is wrong keeps the filters open, also when another one is chosen then.
      await filters.getByRole('button', { name: /^Visa \d+ varor$/ }).click();
      await filters.getByRole('checkbox', { name: /^Nordlid/ }).uncheck();
      await expect(page).not.toHaveURL(/brand=nordlid/);
      await filters.getByRole('checkbox', { name: /^Nordlid/ }).check();
      await filters.getByRole('textbox', { name: 'Lägst (kr)' }).fill('300');
      await filters.getByRole('textbox', { name: 'Högst (kr)' }).fill('20');
      await filters.getByRole('button', { name: 'Använd pris' }).click();
      await expect(filters.getByText('Högsta priset kan inte vara lägre än det lägsta')).toBeVisible();
      // Corrected, it can be used without leaving the filters, which the button below has not left either.
      await filters.getByRole('button', { name: /^Visa \d+ varor$/ }).click();
      await filters.getByRole('textbox', { name: 'Högst (kr)' }).fill('900');
      await filters.getByRole('button', { name: 'Använd pris' }).click();
      await expect(page).toHaveURL(/brand=nordlid&price=300-900/);
      await expect(filters).toBeVisible();
      await filters.getByRole('textbox', { name: 'Högst (kr)' }).fill('899,50');
      // What is typed counts, whichever button is pressed.
      await filters.getByRole('button', { name: /^Visa \d+ varor$/ }).click();
      await expect(filters).toHaveCount(0);
      await expect(page).toHaveURL(/brand=nordlid&price=300-900/);

      const chips = page.getByRole('list', { name: 'Valda filter' });
      await expect(chips.getByRole('button')).toHaveText([/Nordlid/, /300–900 kr/, 'Rensa alla filter']);
      // The previous products are shown faded until the new results have loaded.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      for (const chip of await chips.getByRole('button').all()) {
        expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await chips.getByRole('button', { name: 'Ta bort filter: Nordlid' }).click();
      await expect(chips.getByRole('button', { name: 'Ta bort filter: 300–900 kr' })).toBeFocused();
      await page.goBack();
      await expect(chips.getByRole('button', { name: 'Ta bort filter: Nordlid' })).toBeVisible();
      await chips.getByRole('button', { name: 'Rensa alla filter' }).click();
      await expect(chips).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Varor', exact: true })).toBeFocused();
    });

    test('alike: filters without network keep their choices, and name no number that is not known', async ({
      page,
      context,
    }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(search('kräm'));
      await expect(products(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filtrera' }).click();
      const filters = page.getByRole('dialog', { name: 'Filtrera' });
      const brand = filters.getByRole('group', { name: 'Varumärke' }).getByRole('checkbox').first();
      await expect(brand).toBeVisible();
      await context.setOffline(true);
      await brand.check();
      await expect(filters.getByRole('button', { name: 'Visa varor', exact: true })).toBeVisible();
      await filters.getByRole('checkbox').last().scrollIntoViewIfNeeded();
      await expect(filters.getByText('Du är inte uppkopplad')).toBeInViewport();
      await expect(brand).toBeChecked();
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(filters.getByRole('button', { name: /^Visa \d+ varor$/ })).toBeVisible({ timeout: 20_000 });
      await expect(brand).toBeChecked();
      // The second press would hit the product below.
      await filters.getByRole('button', { name: /^Visa \d+ varor$/ }).dblclick({ delay: 50 });
      await expect(filters).toHaveCount(0);
      await quiet(page);
      await expect(page).toHaveURL(/hitta-produkter/);
    });

    test('alike: filters on a wide screen are shown next to the products, in listings too', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open('/varumarken/nordlid/');
      const filters = page.getByRole('region', { name: 'Filtrera' });
      await expect(page.getByRole('button', { name: 'Filtrera' })).toBeHidden();
      const choice = filters.getByRole('group', { name: 'Kategori' }).getByRole('checkbox').first();
      await choice.check();
      await expect(choice).toBeFocused();
      await expect(page).toHaveURL(/category=/);
      await expect(page.getByRole('list', { name: 'Valda filter' }).getByRole('button')).toHaveCount(1);
      await expectAccessible(page);
      await filters.getByRole('textbox', { name: 'Lägst (kr)' }).fill('100');
      await filters.getByRole('textbox', { name: 'Lägst (kr)' }).press('Enter');
      await expect(page).toHaveURL(/price=100-/);
      await page.getByRole('button', { name: /^Ta bort filter: 100/ }).click();
      await expect(filters.getByRole('textbox', { name: 'Lägst (kr)' })).toHaveValue('');
    });

    test('the next page preserves address, position and focus, also on back and reload', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(search('kräm'));
      await expect(products(page)).toHaveCount(pageSize);
      await expect(page.getByText(new RegExp(`^visar ${pageSize} av \\d+$`))).toBeVisible();
      const nextPage = page.waitForRequest((request) => request.url().includes(`skip=${pageSize}`));
      await page.getByRole('button', { name: 'Nästa sida' }).press('Enter');
      expect(new URL((await nextPage).url()).searchParams.get('limit')).toBe(String(pageSize));
      await expect(products(page)).toHaveCount(2 * pageSize);
      await expect(products(page).nth(pageSize).getByRole('link').first()).toBeFocused();
      await expect(page).toHaveURL(/&sida=2$/);
      const product = products(page).nth(2 * pageSize - 6);
      const title = await product.getByRole('heading').textContent();
      await product.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await page.goBack();
      await expect(products(page)).toHaveCount(2 * pageSize);
      await expect(product).toBeInViewport();
      await expect(product.getByRole('heading').getByRole('link')).toBeFocused();
      await page.reload();
      await expect(products(page)).toHaveCount(2 * pageSize);
      await expect(product).toBeInViewport();
      // More than one response of the service contains.
      await shop.open(search('kräm', '&sida=5'));
      await expect(products(page)).toHaveCount(5 * pageSize);
    });
  });
}

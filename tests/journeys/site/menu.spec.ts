import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { childrenOf, topCategories } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { trackedAs } from '../../support/tracked-events';

const [first, second, third] = topCategories();
if (!first || !second || !third) throw new Error('the catalogue has too few categories');
const [child] = childrenOf(first);
if (!child) throw new Error('the category has none under it');

interface Opened {
  shop: Shop;
  button: Locator;
  menu: Locator;
}

/** Opens the shop with its menu still closed. */
async function arrive(page: Page, path = '/'): Promise<Opened> {
  const shop = await launchIn(page, 'site');
  await shop.open(path);
  await shop.acceptCookies();
  return {
    shop,
    button: page.getByRole('button', { name: 'Meny' }),
    menu: page.getByRole('navigation', { name: 'Kategorier' }),
  };
}

const categoryIn = (menu: Locator, { title }: { title: string }) =>
  menu.getByRole('button', { name: title, exact: true });
const isOpen = (opener: Locator) => expect(opener).toHaveAttribute('aria-expanded', 'true');

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a link to the page itself closes the flyout, and the focus returns to its button', async ({ page }) => {
    const { button, menu } = await arrive(page, child.path);
    await button.press('Enter');
    await menu.getByRole('link', { name: child.title, exact: true }).press('Enter');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the flyout works with the keyboard alone', async ({ page }) => {
    const { button, menu } = await arrive(page);
    const { keyboard } = page;
    await button.focus();
    await keyboard.press('Enter');
    await isOpen(button);
    await isOpen(categoryIn(menu, first));
    await keyboard.press('Tab');
    await expect(categoryIn(menu, first)).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(categoryIn(menu, second)).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    const all = menu.getByRole('link', { name: `Allt inom ${second.title}` });
    await expect(all).toBeFocused();
    await expect(menu.getByText(`Populärt i ${second.title}`)).toBeVisible();
    await expectAccessible(page);

    await keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await keyboard.press('Enter');
    await isOpen(categoryIn(menu, first));
    await keyboard.press('Shift+Tab');
    await expect(menu, 'the focus has left it').toBeHidden();

    await button.focus();
    await keyboard.press('Enter');
    await menu.getByRole('link', { name: child.title, exact: true }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: child.title })).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('with a mouse, a category opens on hover, and a click outside the flyout closes it', async ({ page }) => {
    const { button, menu } = await arrive(page, child.path);
    await button.click();
    await isOpen(categoryIn(menu, first));
    await expect(menu.getByRole('link', { name: child.title, exact: true })).toHaveAttribute('aria-current', 'page');
    await categoryIn(menu, third).hover();
    await isOpen(categoryIn(menu, third));
    await expect(menu.getByRole('link', { name: `Allt inom ${third.title}` })).toBeVisible();
    // At the page's edge, which is empty.
    await page.mouse.click(4, 880);
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(menu).toBeHidden();
  });

  test('products in the flyout can be seen, bought and opened, and each action is tracked', async ({ page }) => {
    const { shop, button, menu } = await arrive(page);
    const events = (what: string) => trackedAs(page, shop, `flyout_product_list_item_${what}`);
    await button.click();
    await categoryIn(menu, second).click();
    const products = menu.getByRole('region', { name: `Populärt i ${second.title}` });
    await expect(products.getByRole('listitem')).toHaveCount(3);
    const list = { flyout: 'menu', item_list_name: `Populärt i ${second.title}` };
    await expect.poll(async () => (await events('viewed')).at(-1)).toMatchObject(list);
    const seen = (await events('viewed')).filter(({ item_list_name }) => item_list_name === list.item_list_name);
    expect(seen.flatMap(({ items }) => items)).toHaveLength(3);

    const buy = products.getByRole('button', { name: /^Köp / }).first();
    const title = ((await buy.getAttribute('aria-label')) ?? '').replace('Köp ', '');
    await buy.click();
    const cart = page.getByRole('dialog', { name: 'Varukorg (1)' });
    await expect(cart.getByRole('link', { name: title })).toBeVisible();
    const bought = { ...list, change: 1, items: [expect.objectContaining({ item_name: title, quantity: 1 })] };
    await expect.poll(() => events('cart_changed')).toEqual([expect.objectContaining(bought)]);
    await cart.getByRole('button', { name: 'Stäng' }).click();
    await expect(buy, 'the flyout is as it was left').toBeFocused();

    await products.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect
      .poll(() => events('clicked'))
      .toEqual([expect.objectContaining({ ...list, items: [expect.objectContaining({ item_name: title })] })]);
    expect(await trackedAs(page, shop, 'header_mobile_menu_toggled'), 'it is no mobile menu').toEqual([]);
  });

  test('products that the search field suggests are tracked as a flyout of their own', async ({ page }) => {
    const { shop } = await arrive(page);
    const events = (what: string) => trackedAs(page, shop, `flyout_product_list_item_${what}`);
    const list = { flyout: 'search', item_list_name: 'Varor' };
    await page.getByRole('combobox', { name: 'Sök bland varor och råd' }).fill('schampo');
    const option = page.getByRole('group', { name: 'Varor' }).getByRole('option').first();
    await expect(option).toBeVisible();
    await expect.poll(async () => (await events('viewed'))[0]).toMatchObject(list);
    await option.click();
    await expect.poll(async () => (await events('clicked'))[0]).toMatchObject(list);
    await expect(page).toHaveURL(/\/produkt\//);
  });

  test('a failure of the search service shows an error and can be retried', async ({ page }) => {
    const { button, menu } = await arrive(page);
    await fault(page, { path: '/api/**/queries/**', effect: { kind: 'status', status: 500 } });
    await button.click();
    await expect(menu.getByText('Kategorierna kunde inte hämtas.')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await clearFaults(page);
    await menu.getByRole('button', { name: 'Försök igen' }).click();
    await isOpen(categoryIn(menu, first));
    await fault(page, { path: '/api/**/queries/landing-page', effect: { kind: 'status', status: 500 } });
    await categoryIn(menu, third).click();
    await expect(menu.getByText('Varorna kunde inte hämtas.')).toBeVisible({ timeout: 20_000 });
    await expect(menu.getByRole('link', { name: `Allt inom ${third.title}` })).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await menu.getByRole('button', { name: 'Försök igen' }).click();
    await expect(menu.getByRole('button', { name: /^Köp / }).first()).toBeVisible();
  });

  test('without a network it shows a message, and loads when the network is back', async ({ page, context }) => {
    const { button, menu } = await arrive(page);
    await button.hover();
    await quiet(page);
    await context.setOffline(true);
    await button.click();
    await expect(menu.getByText('Du är inte uppkopplad')).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await isOpen(categoryIn(menu, first));
  });
});

test('on a phone the menu is a drawer: the current page is marked, all targets are finger-sized, and its use is tracked', async ({
  page,
}) => {
  const { shop, button } = await arrive(page, child.path);
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Alla kategorier' });
  await expect(drawer.getByRole('link', { name: child.title, exact: true })).toHaveAttribute('aria-current', 'page');
  await drawer.getByText(second.title, { exact: true }).click();
  const all = drawer.getByRole('link', { name: `Allt inom ${second.title}` });
  await expect(all).toBeVisible();
  await expectAccessible(page);
  const heights = await drawer
    .locator('a:visible, summary:visible')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await expect(drawer).toBeHidden();
  const of = (name: string) => trackedAs(page, shop, name);
  expect(await of('header_mobile_menu_toggled')).toEqual([{ open: true }, { open: false }]);
  expect(await of('header_mobile_menu_link_clicked')).toEqual([{ link_path: second.path }]);
  expect(await of('collapsible_toggled')).toEqual([{ title: second.title, open: true }]);

  await button.click();
  await all.click();
  await expect(drawer, 'a link to the shown page closes it too').toBeHidden();
});

test('the menu and the footer lead to the pharmacies; on the finder itself the menu just closes', async ({ page }) => {
  const { button } = await arrive(page);
  const drawer = page.getByRole('dialog', { name: 'Alla kategorier' });
  const heading = page.getByRole('heading', { level: 1, name: 'Hitta apotek' });
  await button.click();
  await drawer.getByRole('link', { name: 'Hitta apotek' }).click();
  await expect(heading).toBeVisible();
  await expect(drawer).toBeHidden();
  await button.click();
  await expect(drawer.getByRole('link', { name: 'Hitta apotek' })).toHaveAttribute('aria-current', 'page');
  await drawer.getByRole('link', { name: 'Hitta apotek' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(heading).toBeHidden();
  // What is still to come moves the footer.
  await quiet(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hitta apotek' }).click();
  await expect(heading).toBeVisible();
});

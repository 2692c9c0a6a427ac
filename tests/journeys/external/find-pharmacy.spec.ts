import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const [first, second] = [plainProduct(), plainProduct(1)];

interface Place {
  name: string;
  /** Opens the page, with these products in its list if it has one. */
  open(page: Page, shop: Shop): Promise<void>;
  link: string;
  /** What the app gets. */
  payload: object;
  /** The address in the shop. */
  query: string;
}

async function openCart(page: Page, shop: Shop, products: readonly (typeof first)[]): Promise<void> {
  for (const product of products) {
    await shop.open(product.path);
    await addToCart(page, product);
  }
  await shop.open(paths.cart());
}

const places: Place[] = [
  {
    name: 'the club',
    async open(page, shop) {
      await signInAs(page, 'member');
      await shop.open('/kundklubb/');
    },
    link: 'Hitta apotek',
    payload: {},
    query: '',
  },
  {
    name: 'a cart with one product',
    open: (page, shop) => openCart(page, shop, [first]),
    link: 'Hitta på apotek',
    payload: { productNumber: first.productNumber },
    query: `\\?vara=${first.productNumber}`,
  },
  {
    name: 'a cart with several products',
    open: (page, shop) => openCart(page, shop, [first, second]),
    link: 'Hitta på apotek',
    payload: { productNumbers: [first.productNumber, second.productNumber] },
    query: `\\?vara=\\d+&vara=\\d+`,
  },
  {
    name: 'the favourites',
    async open(page, shop) {
      await shop.open(first.path);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Spara som favorit:/ })
        .first()
        .click();
      await shop.open(paths.favourites());
    },
    link: 'Hitta på apotek',
    payload: { productNumber: first.productNumber },
    query: `\\?vara=${first.productNumber}`,
  },
];

const findMessages = ({ messages }: Shop) =>
  messages.filter(({ type }) => type === 'FIND_PHARMACY').map(({ payload }) => payload);

for (const { name, open, link, payload, query } of places) {
  test(`from ${name} an app that shows pharmacies is asked for them once for a double tap, and the shop stays`, async ({
    page,
  }) => {
    const shop = await launchIn(page, 'external', greeting('findPharmacy'));
    await open(page, shop);
    const before = page.url();
    await page.getByRole('main').getByRole('link', { name: link }).dblclick();
    await expect.poll(() => findMessages(shop)).toEqual([payload]);
    expect(page.url()).toBe(before);
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toHaveCount(0);
  });

  test(`from ${name} the shop shows its own finder where the app does not take it over`, async ({ page }) => {
    const shop = await launchIn(page, 'external', greeting());
    await open(page, shop);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/external/hitta-apotek/${query}$`));
    await expect(page.getByRole('list', { name: /^Apotek/ }).locator('> li')).toHaveCount(10);
  });
}

import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';

const product = plainProduct();
const sensitive = productThat(
  ({ marketingSensitive, disclaimerSubstance, discontinued, price, stock }) =>
    marketingSensitive && disclaimerSubstance === null && !discontinued && price !== null && stock > 10,
);

interface Notification {
  name: string;
  body: Record<string, string>;
}

/** The notifications to the search service, in order. */
function listen(page: Page): readonly Notification[] {
  const notifications: Notification[] = [];
  page.context().on('request', (request) => {
    const [, name] = /\/notifications\/([\w-]+)/.exec(request.url()) ?? [];
    // The end of a session is reported when the cookie question is answered.
    if (name && name !== 'end') notifications.push({ name, body: request.postDataJSON() ?? {} });
  });
  return notifications;
}

interface Answer {
  primaryList: { productGroups: { products: { key: string; ticket: string }[] }[] };
}

/** Searches for a product by its name. @returns its ticket in the list of results */
async function ticketInSearch(
  page: Page,
  open: (path: string) => Promise<void>,
  { title, productNumber }: typeof product,
) {
  const answer = page.waitForResponse((response) => response.url().includes('/queries/search-page'));
  await open(paths.search(title));
  const { primaryList }: Answer = await (await answer).json();
  const products = primaryList.productGroups.flatMap((group) => group.products);
  return products.find(({ key }) => key === productNumber)?.ticket ?? 'not found';
}

for (const mode of modes) {
  test(`${mode}: the search service is notified once when a product is clicked, added to the cart and saved as a favourite`, async ({
    page,
  }) => {
    const notifications = listen(page);
    const shop = await launchIn(page, mode);
    const ticket = await ticketInSearch(page, shop.open, product);
    await shop.declineCookies();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: `Köp ${product.title}`, exact: true }).click();
    const cart = page.getByRole('dialog', { name: 'Varukorg' });
    await expect.poll(() => notifications).toEqual([{ name: 'add-to-cart', body: { ticket } }]);
    await cart.getByRole('button', { name: 'Stäng' }).click();

    const viewed = page.waitForResponse((response) => response.url().includes('/queries/product-page'));
    await main.getByRole('link', { name: product.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect.poll(() => notifications.slice(1)).toEqual([{ name: 'click', body: { ticket } }]);
    const { tickets }: { tickets: Record<string, string> } = await (await viewed).json();
    const ofPage = tickets[product.productNumber];
    expect(ofPage).not.toBe(ticket);
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect.poll(() => notifications.slice(2)).toEqual([{ name: 'add-to-cart', body: { ticket: ofPage } }]);
    await cart.getByRole('button', { name: 'Stäng' }).click();

    // A failed notification is not shown to the visitor.
    await fault(page, { path: '/api/storefront/v3/notifications/**', effect: { kind: 'status', status: 500 } });
    const failed = page.waitForResponse((response) => response.url().includes('/add-favorite'));
    await main.getByRole('button', { name: `Spara som favorit: ${product.title}`, exact: true }).click();
    expect((await failed).status()).toBe(500);
    const favourite = main.getByRole('button', { name: `Ta bort från favoriter: ${product.title}`, exact: true });
    await favourite.click();
    const body = { productKey: product.productNumber };
    await expect.poll(() => notifications.at(-1)).toEqual({ name: 'remove-favorite', body });
    expect(notifications[3]).toEqual({ name: 'add-favorite', body });
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`${mode}, alike: no notification is sent for a sensitive product`, async ({ page }) => {
    const notifications = listen(page);
    const shop = await launchIn(page, mode);
    expect(await ticketInSearch(page, shop.open, sensitive)).not.toBe('not found');
    await shop.acceptCookies();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: `Spara som favorit: ${sensitive.title}`, exact: true }).click();
    await main.getByRole('link', { name: sensitive.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: sensitive.title })).toBeVisible();
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    const cart = page.getByRole('dialog', { name: 'Varukorg' });
    await expect(cart.getByRole('link', { name: sensitive.title })).toBeVisible();
    await cart.getByRole('button', { name: 'Stäng' }).click();
    await main.getByRole('button', { name: `Ta bort från favoriter: ${sensitive.title}`, exact: true }).click();

    await shop.open(product.path);
    await main.getByRole('button', { name: `Spara som favorit: ${product.title}`, exact: true }).click();
    await expect
      .poll(() => notifications)
      .toEqual([{ name: 'add-favorite', body: { productKey: product.productNumber } }]);
    const trackedEvents = shop.messages.filter(({ type }) => type === 'ANALYTICS_EVENT');
    expect(JSON.stringify(trackedEvents)).not.toContain(sensitive.productNumber);
  });
}

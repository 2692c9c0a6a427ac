import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart, payFor, toCheckout } from '../../support/steps';

/** Files of features that an app provides itself, and of the bridge, which notifies it. */
const filesOf = {
  site: [/gtm\.js/, /tags-\w+\.js/, /ConsentBar-/, /SiteHeader-/],
  external: [/app-embedder-/],
};

for (const mode of modes) {
  const other = mode === 'site' ? 'external' : 'site';

  test(`${mode}: loads its own files, and up to the confirmation none of the other mode`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open(plainProduct().path);
    await shop.acceptCookies();
    const fetched = (file: RegExp) => shop.requested.filter((url) => file.test(url));
    for (const file of filesOf[mode]) await expect.poll(() => fetched(file).length, `${file}`).toBeGreaterThan(0);

    await toCheckout(shop, await addToCart(page, plainProduct()));
    await payFor(page);
    await expect(page.getByText(plainProduct().title).first()).toBeVisible();
    await quiet(page);
    for (const file of filesOf[other]) expect(fetched(file)).toEqual([]);
  });
}

/** A page of each kind that the chat accompanies in a browser. */
const withChat = [plainProduct().path, '/', '/varukorg/', '/kundklubb/', '/recept/'];

for (const mode of modes) {
  test(`${mode}: the chat is ${mode === 'site' ? 'offered on every page' : 'on no page, whatever the customer allows'}`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.open('/');
    await shop.acceptCookies();
    for (const path of withChat) {
      await shop.open(path);
      await quiet(page);
      await expect(page.getByRole('button', { name: /chatt/i }), path).toHaveCount(mode === 'site' ? 1 : 0);
    }
    expect(shop.requested.filter((url) => /\/assets\/Chat-/.test(url)).length > 0).toBe(mode === 'site');
  });
}

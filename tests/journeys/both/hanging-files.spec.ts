import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

const product = plainProduct();

const hanging = {
  'pictures that never come': /\/media\//,
  'code of session and cart that never comes': /\/deferred-[^/]*\.js$/,
};

for (const mode of modes)
  for (const [what, files] of Object.entries(hanging)) {
    test(`${mode}: ${what} keep nothing else of the page away`, async ({ page }) => {
      let held = 0;
      await page.route(files, () => {
        held += 1;
      });
      await launchIn(page, mode);
      // The document's load event may never come.
      await page.goto(addressIn(mode, product.path), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
      const favourite = page.getByRole('main').getByRole('button', {
        name: `Spara som favorit: ${product.title}`,
        exact: true,
      });
      await expect(favourite).toBeVisible({ timeout: 20_000 });
      if (mode === 'site') await expect(page.getByRole('button', { name: 'Bara nödvändiga' })).toBeVisible();
      expect(held).toBeGreaterThan(0);
    });
  }

for (const mode of modes) {
  test(`${mode}, alike: a product is bought while its pictures never come`, async ({ page }) => {
    await page.route(hanging['pictures that never come'], () => {});
    await launchIn(page, mode);
    await page.goto(addressIn(mode, product.path), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (1)' }).getByText(product.title).first()).toBeVisible();
  });
}

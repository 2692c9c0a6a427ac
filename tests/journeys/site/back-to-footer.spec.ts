import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';

// Lower than the footer: none of the content is in view beside its end.
test.use({ viewport: { width: 390, height: 664 } });

test('who followed a link of the footer finds it again in the same place, also in a new document', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(plainProduct().path);
  await quiet(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Varumärken A–Ö' });
  const top = () => link.evaluate((each) => each.getBoundingClientRect().top);
  await link.evaluate((each) => each.scrollIntoView({ block: 'start' }));
  await quiet(page);
  const before = await top();
  // The browser scrolls by whole pixels.
  const moved = async () => Math.abs((await top()) - before);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Varumärken A till Ö' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await quiet(page);
  expect(await moved()).toBeLessThanOrEqual(1);
  await page.reload();
  await quiet(page);
  expect(await moved()).toBeLessThanOrEqual(1);
});

import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

test('with forced colours the primary button and the chosen picture differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  const look = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => {
        const { backgroundColor, outlineStyle, outlineColor, borderColor } = getComputedStyle(button);
        return { backgroundColor, frame: `${outlineStyle} ${outlineColor} ${borderColor}` };
      });
  const buy = await look('Lägg i varukorgen');
  expect(buy.backgroundColor).not.toBe((await look(/^Visa bild 1 av/)).backgroundColor);
  expect((await look(/^Visa bild 1 av/)).frame).not.toBe((await look(/^Visa bild 2 av/)).frame);
});

test.describe('in a window of 320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the arrow keys bring each suggestion into view', async ({ page }) => {
    const shop = await launchIn(page, 'site');
    await shop.open('/');
    await shop.declineCookies();
    const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
    await field.fill('kräm');
    const options = page.getByRole('option');
    await expect(page.getByRole('group', { name: 'Varor' })).toBeAttached();
    const count = await options.count();
    expect(count).toBeGreaterThan(4);
    for (let n = 0; n < count; n++) {
      await field.press('ArrowDown');
      await expect(options.nth(n)).toHaveAttribute('aria-selected', 'true');
      await expect(options.nth(n)).toBeInViewport({ ratio: 0.5 });
    }
  });
});

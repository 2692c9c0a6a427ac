import { expectAccessible } from '../../support/axe';
import { openHarness } from '../../support/harness';
import { expect, test } from '../../support/launch-in';

test.use({ levels: ['error', 'warning'], viewport: { width: 1600, height: 1000 } });

test.describe('with a cart that does not exist', () => {
  test.use({ levels: [] });

  test('a session is recorded without sensitive data, replayed, and run as a test', async ({ page }) => {
    const { entries, tab, press } = await openHarness(page, { setup: 'transport=reactNative' });
    await expect(entries('ROUTE_CHANGE').first()).toBeVisible();
    await tab('Send');
    await page.getByLabel('Path in the shop').fill('/varumarken/');
    await press('NAVIGATE');
    await expect(entries('ROUTE_CHANGE').last()).toContainText('/varumarken/');
    await page.getByLabel('Cart id, where the app replaced the cart').fill('secret-cart');
    await press('CART_REFRESH');
    await tab('Record');
    await press('Take the log');
    const recording = page.getByRole('textbox', { name: 'Recording' });
    await expect(recording).toHaveValue(/"path": "\/varumarken\/"/);
    await expect(recording).not.toHaveValue(/secret-cart/);

    await press('Replay to the shop');
    await expect(page.getByText(/^Finished: \d+ messages, 0 failed\.$/)).toBeVisible();
    await expect(entries('NAVIGATE')).toHaveCount(2);

    await recording.fill('{}');
    await expect(page.getByRole('alert').filter({ hasText: 'no recording' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a recording of a page load is a test that the shop passes and a changed shop fails', async ({ page }) => {
  const { entries, tab, press } = await openHarness(page, { setup: 'path=%2Fvarumarken%2F&transport=webkit' });
  await expect(entries('ANALYTICS_EVENT').filter({ hasText: 'page_viewed' })).toBeVisible();
  await tab('Record');
  await press('Take the log');
  await press('Run as a test');
  await expect(page.getByText(/^Finished: \d+ messages, 0 failed\.$/)).toBeVisible({ timeout: 20_000 });
  const recording = page.getByRole('textbox', { name: 'Recording' });
  await recording.fill((await recording.inputValue()).replaceAll('"title": "', '"title": "Other '));
  await press('Run as a test');
  await expect(page.getByText(/^Finished: \d+ messages, [1-9]\d* failed\.$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('different: payload.title').first()).toBeVisible();
});

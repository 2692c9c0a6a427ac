import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';

test('developers see each event as it is sent: through the data layer after consent, and in an app over the bridge', async ({
  page,
}) => {
  await page.goto('/dev/events/');
  const shop = page.frameLocator('iframe[title="Butiken"]');
  const sent = page.getByRole('list').getByRole('listitem');
  await shop.getByRole('button', { name: 'Godkänn alla' }).click();
  await expect(sent.filter({ hasText: 'consent default' })).toContainText('"ad_storage": "denied"');
  await expect(sent.filter({ hasText: 'consent update' })).toContainText('"ad_storage": "granted"');
  await expect(sent.filter({ hasText: 'page_viewed' })).toContainText('"page_path": "/"');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'I en app' }).click();
  await expect(sent.filter({ hasText: 'page_viewed' })).toContainText('"page_path": "/"');
  await expect(sent.filter({ hasText: 'consent' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Töm listan' }).click();
  await expect(sent).toHaveCount(0);
});

import { expectAccessible } from '../../support/axe';
import { openHarness } from '../../support/harness';
import { expect, test } from '../../support/launch-in';

test.use({ levels: ['error', 'warning'], viewport: { width: 1600, height: 1000 } });

const transports = ['iframe', 'webkit', 'android', 'reactNative'] as const;

for (const transport of transports) {
  test(`conformance over ${transport}: every message occurs, and no check fails`, async ({ page }) => {
    const { tab, entries } = await openHarness(page, {
      setup: `transport=${transport}&capabilities=token.signIn.pdfUrl.findPharmacy.viewCheckout.openExternal.orderCompleted.close.startTimes&hidden=true&appearance=dark&scenario=club-member`,
    });
    await tab('Conformance');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const finished = page.getByText(/^Finished: /);
    await finished.waitFor({ timeout: 45_000 });
    const failed = page.getByRole('listitem').filter({ hasText: /^failed/ });
    await expect(failed, 'no check is among the failed ones').toHaveText([]);
    await expect(finished).toContainText('32 of 32 checks, 0 failed, 0 inconclusive; 27 of 27 messages seen.');
    await expect(page.frameLocator('iframe[title="The shop"]').getByText(`Transport: ${transport}.`)).toBeVisible();
    // No row is half below the log's heading.
    await entries('READY').first().scrollIntoViewIfNeeded();
    if (transport === 'iframe') await expectAccessible(page);
  });
}

test('a conformance run says that it goes on and can be stopped; the next one begins anew', async ({ page }) => {
  const { tab, press, shop } = await openHarness(page);
  const notice = page.getByText('The conformance run is going on');
  await tab('Conformance');
  await press('Run');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^Running: [1-9]\d* of/)).toBeVisible();
  await press('Stop the run');
  await expect(notice).toHaveCount(0);
  await expect(shop.getByRole('heading', { name: 'Bridge conformance' })).toHaveCount(0);
  await press('Run');
  await expect(page.getByText(/^Finished: /)).toContainText('0 failed', { timeout: 45_000 });
  await expect(notice).toHaveCount(0);
});

test('the harness plays an app that never answers: the shop is shown all the same', async ({ page }) => {
  const { entries } = await openHarness(page, { setup: 'greeting=never&transport=android' });
  await expect(entries('READY').first()).toBeVisible();
  const shop = page.frameLocator('iframe[title="The shop"]');
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(entries('ROUTE_CHANGE').first(), 'sent without an answer').toBeVisible();
  await expect(entries('HELLO')).toHaveCount(0);
});

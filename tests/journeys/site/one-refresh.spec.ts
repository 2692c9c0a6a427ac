import type { Request } from '@playwright/test';
import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

const minute = 60_000;

test('twenty calls of three tabs with an expired token make one refresh, and those still pending get a response', async ({
  page,
  context,
}) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'member');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await shop.open('/kundklubb/kop/', tab);
    const show = tab.getByRole('region', { name: 'Receptvaror' }).getByRole('button', { name: /^Visa köp från/ });
    await expect(show.first()).toBeVisible();
    while ((await show.count()) > 0) await show.first().click();
    await expect(tab.getByRole('region', { name: 'Receptvaror' }).getByRole('table').first()).toBeVisible();
  }
  const bearer = await page.evaluate(() => JSON.parse(localStorage.getItem('luckan.token.v1') ?? '{}').accessToken);

  // For the service, 16 minutes have passed, and the data of the tabs is old enough to be refetched.
  const later = new Date(Date.now() + 16 * minute).toISOString();
  const moved = await page.request.put('/__clock', { headers: { 'X-Luckan-Test': '1' }, data: { now: later } });
  expect(moved.ok()).toBe(true);
  for (const tab of tabs) await tab.clock.setSystemTime(Date.now() + 6 * minute);
  const refused: Request[] = [];
  const renewed = new Set<string | undefined>();
  context.on('response', (response) => {
    const { authorization } = response.request().headers();
    if (response.status() === 401 && authorization === `Bearer ${bearer}`) refused.push(response.request());
    else if (authorization) renewed.add(authorization);
  });

  // Every tab refetches everything it shows as soon as it is online, and requests more before the refresh is done.
  const refreshes = await Promise.all(tabs.map((tab) => delayResponses(tab, '**/authy/**')));
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(5 * tabs.length);
  for (const tab of tabs) await tab.getByRole('link', { name: 'Översikt' }).click();
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(20);
  for (const { release } of refreshes) release();
  for (const tab of tabs) {
    expect(refused.filter((request) => request.frame().page() === tab).length).toBeGreaterThan(5);
    await expect(tab.getByRole('region', { name: 'Dina bonuscheckar' }).getByRole('listitem')).toHaveCount(3);
  }
  expect(refreshes.reduce((sum, { calls }) => sum + calls(), 0)).toBe(1);
  expect(renewed.size).toBe(1);
});

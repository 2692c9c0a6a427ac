import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const twoHours = 2 * 60 * 60 * 1000;

test('an app ends its sessions itself: no timer code is loaded and no dialog is shown', async ({ page }) => {
  await page.clock.install();
  const shop = await launchIn(page, 'external', greeting());
  await signInAs(page, 'customer');
  await shop.open(plainProduct().path);
  await addToCart(page, plainProduct());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('luckan.token.v1'))).not.toBeNull();
  await page.clock.fastForward(twoHours);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('dialog', { name: /logga/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('luckan.lastActive.v1'))).toBeNull();
  expect(shop.requested.filter((url) => url.includes('AccountOverlays'))).toEqual([]);
});

test('a page with the app marker but no app still runs the timer', async ({ page, context }) => {
  await context.addCookies([{ name: 'luckan_app', value: '1', domain: 'localhost', path: '/' }]);
  await page.clock.install();
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  await signInAs(page, 'customer');
  await page.goto(`/external${plainProduct().path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => requested.some((url) => url.includes('AccountOverlays'))).toBe(true);
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('luckan.lastActive.v1')))).toBeGreaterThan(0);
  await page.clock.runFor('17:30');
  await expect(page.getByRole('dialog', { name: 'Du loggas snart ut' })).toBeVisible();
});

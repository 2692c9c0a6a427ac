import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { openHarness } from '../../support/harness';
import { expect, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

test.use({ levels: ['error', 'warning'], viewport: { width: 1600, height: 1000 } });

const product = plainProduct();

for (const elsewhere of [false, true]) {
  test(`the harness on ${elsewhere ? 'another site' : 'the shop’s own site'} plays the app, from the handshake to the frames of the checkout`, async ({
    page,
  }) => {
    const { entries, shop, invalid } = await openHarness(page, { elsewhere });
    await expect(entries('READY').first()).toContainText('valid');
    await expect(entries('HELLO').first()).toContainText('to shop');
    await expect(entries('HELLO').first()).toContainText(' ms');

    await start(page, product.path);
    await expect(entries('ROUTE_CHANGE').last()).toContainText(product.path);
    await shop.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(entries('CART_CHANGE').last()).toContainText('"numberOfItems": 1');
    await expect(entries('ANALYTICS_EVENT').last()).toContainText('valid');

    const cart = shop.getByRole('dialog', { name: 'Varukorg' });
    await cart.getByText('Till kassan').click();
    await expect(entries('VIEW_CHECKOUT')).toContainText('valid');
    await expect(entries('ROUTE_CHANGE').last()).toContainText('/kassa/');
    await shop.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await expect(entries('SHIPPING_PROVIDER_HEIGHT').last()).toContainText(/"height": \d+/);

    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(entries('READY')).toHaveCount(3);
    await expect(entries('CART_CHANGE').last(), 'the cart outlives the load').toContainText('"numberOfItems": 1');
    await expect(invalid).toHaveText('0');
  });
}

async function start(page: Page, path: string): Promise<void> {
  await page.getByLabel('Start at').fill(path);
  await page.getByRole('button', { name: 'Load', exact: true }).click();
}

test('the app bar shows title and cart, its back closes what is open, and what is not handled closes the web view', async ({
  page,
}) => {
  const { shop } = await openHarness(page, { setup: `path=${encodeURIComponent(product.path)}` });
  const bar = page.getByRole('region', { name: 'App bar' });
  await expect(bar).toContainText(product.title);
  await shop.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(bar.getByRole('button', { name: 'Cart in the app: 1' })).toBeVisible();
  await shop.getByRole('dialog', { name: 'Varukorg' }).waitFor();
  await bar.getByRole('button', { name: /^Back in the app/ }).click();
  await expect(shop.getByRole('dialog', { name: 'Varukorg' })).toBeHidden();
  const closed = page.getByText('BACK was answered with NOT_HANDLED');
  await expect(closed).toBeHidden();

  await bar.getByRole('button', { name: /^Cart in the app/ }).click();
  await expect(bar).toContainText('Varukorg');
  await bar.getByRole('button', { name: 'Back in the app', exact: true }).click();
  await expect(bar).toContainText(product.title);
  await bar.getByRole('button', { name: 'Back in the app: would close' }).click();
  await expect(closed).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(closed).toBeHidden();
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
});

test('any message can be typed, and any field of HELLO, valid or not', async ({ page }) => {
  const { entries, tab, press } = await openHarness(page, { setup: 'transport=android&returnUrl=javascript:1' });
  await expect(entries('FAULT').last(), 'the form’s return address').toContainText('"field": "returnUrl"');
  await page.getByLabel('app.name').fill('My app');
  await page.getByLabel('marketing').check();
  const more = page.getByLabel('More fields as JSON');
  await more.fill('{ "theme": ');
  await expect(more).toHaveAccessibleDescription('This is no JSON object.');
  await more.fill('{ "theme": "ag", "returnUrl": null }');
  await press('Send HELLO now');
  await expect(entries('HELLO').last()).toContainText('"name": "My app"');
  await expect(entries('HELLO').last()).toContainText('"marketing": true');
  await expect(page.frameLocator('iframe[title="The shop"]').locator('html')).toHaveClass(/theme-ag/);
  // Fields that may be missing, and one that may not: then the app's side itself would send nothing.
  for (const [field, hello] of [
    ['theme', '{ "theme": "pink" }'],
    ['capabilities', '{ "capabilities": "none" }'],
  ] as const) {
    await more.fill(hello);
    await press('Send HELLO now');
    await expect(entries('FAULT').last()).toContainText(`"field": "${field}"`);
  }

  await tab('Send');
  const message = page.getByLabel('Message as JSON');
  await message.fill('{ "type": "NAVIGATE", "payload": { "path": "/varumarken/" } }');
  await expect(page.getByText('A valid message.')).toBeVisible();
  await press('Send as typed');
  await expect(entries('ROUTE_CHANGE').last()).toContainText('/varumarken/');
  await message.fill('{ "type": "NAVIGATE", "payload": { "path": "varumarken" } }');
  await expect(page.getByText('Invalid, MALFORMED: path.')).toBeVisible();
  await press('Send as typed');
  await expect(entries('FAULT').last()).toContainText('"field": "path"');
  await message.fill('{ "type": "NAVIGATE", "session": "gone", "payload": { "path": "/kassa/" } }');
  await press('Send as typed');
  await expect(entries('FAULT').last()).toContainText('STALE_SESSION');
  await press('Implausible text');
  await expect(entries('FAULT').last()).toContainText('"field": "fontScale"');
  await message.fill('no JSON at all');
  await press('Send as typed');
  await expect(page.getByRole('rowheader', { name: 'unreadable' })).toBeVisible();
  await expectAccessible(page);
});

test('the shop that is loaded ahead is opened at another page, and counts as seen from then on', async ({ page }) => {
  const { entries, shop, tab, press } = await openHarness(page, { setup: 'hidden=true&capabilities=startTimes' });
  await expect(page.getByText('The shop is loaded ahead: ready.')).toBeVisible();
  await expect(entries('HELLO')).toContainText('"hidden": true');
  await expect(entries('START_TIMES')).toContainText(/"usable": \d+/);
  await expect(entries('ANALYTICS_EVENT')).toHaveCount(0);
  await tab('Record');
  const line = page.getByRole('list', { name: /^Start, in milliseconds/ });
  await expect(line.getByRole('listitem').filter({ hasText: 'usable' })).toContainText(' ms');
  await expect(line.getByRole('listitem').filter({ hasText: 'ROUTE_CHANGE to app' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^\d+ to \d+ ms, \d+ KB; / })).toBeVisible();
  await expect(page.getByRole('img', { name: /^(none|\d+ to \d+ ms)/ }).last()).toBeVisible();
  await press('Take the log');
  await expect(page.getByRole('textbox', { name: 'Recording' })).toHaveValue(/"longTasks": \d+/);
  await expect(page.getByRole('textbox', { name: 'Recording' })).toHaveValue(/"requestEnds": \[/);
  await expectAccessible(page);
  await page.getByLabel('At this path').fill('/varumarken/');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(shop.getByRole('heading', { level: 1, name: 'Varumärken' })).toBeVisible();
  await expect(entries('VISIBILITY')).toContainText('"visible": true');
  await expect(entries('ANALYTICS_EVENT').first()).toContainText('"page_path": "/varumarken/"');
});

test.describe('with a page that does not exist', () => {
  test.use({ levels: [] });

  test('the shop that is loaded ahead refuses a path that it does not have, and stays hidden', async ({ page }) => {
    const { entries } = await openHarness(page, { setup: 'hidden=true' });
    await expect(page.getByText('The shop is loaded ahead: ready.')).toBeVisible();
    await page.getByLabel('At this path').fill('/finns-inte/');
    await page.getByRole('button', { name: 'Open the shop' }).click();
    await expect(page.getByText('The shop is loaded ahead: failed, refused.')).toBeVisible();
    await expect(entries('FAULT')).toContainText('"about": "NAVIGATE"');
    await expect(entries('VISIBILITY')).toHaveCount(0);
  });
});

for (const width of [390, 1024, 1280, 1440]) {
  test(`at ${width} px the log shows each message whole${width > 1000 ? ', beside the phone and above the fold' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const { log, entries } = await openHarness(page);
    await expect(entries('CART_CHANGE').first()).toBeVisible();
    const overflow = (box: Element) => box.scrollWidth - box.clientWidth;
    expect(await log.evaluate(overflow), 'nothing is cut off at the side').toBe(0);
    expect(await page.locator('html').evaluate(overflow)).toBeLessThanOrEqual(0);
    await expect(entries('HELLO').first()).toContainText('"locale": "sv-SE"');
    if (width < 1000) return;
    const device = await page.getByRole('region', { name: 'Device' }).boundingBox();
    const box = await log.boundingBox();
    expect(device?.width).toBeGreaterThan(390);
    expect(box?.x).toBeGreaterThanOrEqual((device?.x ?? 0) + (device?.width ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
    expect(box?.height).toBeGreaterThan(200);
  });
}

test('a late HELLO is accepted, after the messages that did not wait for it', async ({ page }) => {
  const { entries, log } = await openHarness(page, { setup: 'greeting=delayed&transport=webkit&theme=orange' });
  await expect(entries('HELLO')).toHaveCount(1);
  const types = await log.getByRole('rowheader').allInnerTexts();
  expect(types.indexOf('ROUTE_CHANGE')).toBeLessThan(types.indexOf('HELLO'));
  const shop = page.frameLocator('iframe[title="The shop"]');
  await expect(shop.locator('html')).toHaveClass(/theme-orange/);
});

test('errors in transit are seen by both sides', async ({ page }) => {
  const { entries, tab, press } = await openHarness(page, { setup: 'transport=android' });
  await expect(entries('ROUTE_CHANGE').first()).toBeVisible();
  const sendNavigate = async (path = '/kassa/') => {
    await tab('Send');
    await page.getByLabel('Path in the shop').fill(path);
    await press('NAVIGATE');
    await tab('Faults');
  };
  await tab('Faults');
  await expectAccessible(page);

  for (const [fault, code, note] of [
    ['Malform', 'MALFORMED', 'malformed'],
    ['Make too large', 'TOO_LARGE', 'made too large'],
    ['Duplicate', 'OUT_OF_ORDER', 'duplicated'],
  ] as const) {
    await press(fault);
    await sendNavigate();
    await expect(entries('NAVIGATE').last()).toContainText(note);
    await expect(entries('FAULT').last()).toContainText(code);
  }
  await press('Drop');
  await sendNavigate();
  await expect(entries('NAVIGATE').last()).toContainText('dropped');
  await page.getByLabel('To the app').check();
  await press('Drop');
  await sendNavigate('/varumarken/');
  await expect(entries('ROUTE_CHANGE').last()).toContainText('dropped');
  const routes = await entries('ROUTE_CHANGE').count();
  await press('Restore from the back-forward cache');
  await expect(entries('READY')).toHaveCount(2);
  await expect(entries('HELLO')).toHaveCount(2);
  expect(await entries('ROUTE_CHANGE').count(), 'only the newest state is sent again').toBe(routes + 1);
  await press('Send an expired token');
  await expect(entries('TOKEN').last()).toContainText('[redacted]');
  await press('Switch to another app');
  await expect(page.getByText('Another app is in the foreground.')).toBeVisible();
  await press('Come back to the app');
  await expect(entries('RESUMED')).toContainText('valid');
});

test('a link holds the whole set-up, the keyboard does what the mouse does, and there is a dark mode', async ({
  page,
}) => {
  const setup = 'shell=site&appCookie=false&device=small&rotated=true&scheme=dark&path=%2Fvarumarken%2F';
  const { tab, shop } = await openHarness(page, { setup });
  await expect(shop.getByRole('heading', { level: 1, name: 'Varumärken' })).toBeVisible();
  await expect(page.locator('iframe[title="The shop"]')).toHaveAttribute('width', '640');
  await page.getByLabel('Insets').selectOption('Notch');
  await expect(page).toHaveURL(/insets=notch/);
  await expectAccessible(page);

  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('tab', { name: 'Send' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Faults' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+P');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await shop.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Alt+F');
  await page.keyboard.type('ready');
  await expect(page.getByRole('searchbox')).toHaveValue('ready');
  await tab('Send');
  await expectAccessible(page);
});

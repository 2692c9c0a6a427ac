import { expect, type Page, type Route } from '@playwright/test';
import { onlyAllowing, openAllowing } from '../../support/consent';
import { watchReports } from '../../support/error-reports';
import { expectReviews, replaceScripts, reviewed, thirdPartyOf } from '../../support/hostile-scripts';
import { test } from '../../support/isolated';
import type { Shop } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart } from '../../support/steps';
import { allStored } from '../../support/stored';

// Not the shop's own `test`: hostile pages throw errors and violate their policies.

const everything = onlyAllowing('preferences', 'statistics', 'marketing');

/** The visitor looks at the reviews, opens the chat, buys the product and goes on to another page. */
async function expectUsable(shop: Shop, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
  const cart = await addToCart(page, reviewed);
  await expect(cart.getByText(reviewed.title).first()).toBeVisible();
  await shop.open(plainProduct().path);
  await expect(page.getByRole('button', { name: 'Lägg i varukorg' }).first()).toBeEnabled();
}

test('scripts that throw: reviews and chat say that they failed, and the shop works', async ({ page }) => {
  await replaceScripts(page, 'throws');
  const shop = await openAllowing(page, 'site', reviewed.path, everything);
  await expectReviews(page, 'Omdömena kunde inte hämtas');
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  await expect(page.getByText('Chatten kunde inte hämtas')).toBeVisible();
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
  await expectUsable(shop, page);
});

test('a container that throws disturbs nobody, and is reported as the tags’', async ({ page }) => {
  const reports = watchReports(page);
  await page.route('**/api/ext/tagmanager/gtm.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `setTimeout(() => { throw new TypeError('in a timer') });
        Promise.reject(new RangeError('nobody catches it'));
        Promise.reject('not even an error');
        throw new SyntaxError('at once');`,
    }),
  );
  const shop = await openAllowing(page, 'site', reviewed.path, everything);
  await expect.poll(async () => (await reports()).length).toBe(4);
  for (const { event } of await reports()) expect(event.tags).toMatchObject({ where: 'tag-manager' });
  await expect(page.getByRole('dialog', { name: 'Någonting gick fel' })).toHaveCount(0);
  await expectUsable(shop, page);
});

test('a frame that floods the shop with messages is removed', async ({ page }) => {
  await replaceScripts(page, 'floods');
  const shop = await openAllowing(page, 'site', reviewed.path, everything);
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  await expect(page.getByText('Chatten kunde inte hämtas')).toBeVisible();
  await expect(page.locator('iframe[title="Chatt med en farmaceut"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
  await expectReviews(page, /Inga omdömen än|Omdömena kunde inte hämtas/);
  await expectUsable(shop, page);
});

test('a frame that tries to read, change or leave the shop can do nothing', async ({ page }) => {
  await replaceScripts(page, 'reads');
  const shop = await openAllowing(page, 'site', reviewed.path, everything);
  await page.getByRole('button', { name: 'Chatta med oss' }).click();
  await expect(page.frameLocator('iframe[title="Chatt med en farmaceut"]').getByText('Chatten')).toBeVisible();
  const frame = page.frames().find((each) => each.url().includes('/frames/chat/'));
  expect(await frame?.title()).toBe('[]');
  await page.getByRole('button', { name: 'Stäng chatten' }).click();
  await expectReviews(page, 'Omdömena kunde inte hämtas');
  await expect(page).toHaveURL(reviewed.path);
  await expectUsable(shop, page);
  expect(shop.requested.filter((url) => url.includes('hostile.example'))).toEqual([]);
  expect(JSON.stringify(await allStored(page.context(), [page]))).not.toMatch(/hostile|stolen/);
});

test('without isolation the same script reads and stores', async ({ page }) => {
  const thirdParty = await thirdPartyOf(page);
  // Never answered, so that the page stays; its popup's request and its form's neither.
  await page.context().route('https://hostile.example/**', () => {});
  // It reports the title itself: the script leaves after half a second, before a busy machine may have looked.
  const reports = `new MutationObserver(() => console.log(document.title))
    .observe(document.querySelector('title'), { childList: true })`;
  await page.route(`${thirdParty}/open/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title></title><script>${reports}</script><script src="/hostile/reads.js"></script>`,
    }),
  );
  const did = /the cookies of the shop.*a storage of its own.*code from text/;
  const reported = page.waitForEvent('console', (message) => did.test(message.text()));
  await page.goto(`${thirdParty}/open/`, { waitUntil: 'commit' });
  await reported;
});

for (const [how, answer] of [
  ['never answer', async () => {}],
  ['answer 503', (route) => route.fulfill({ status: 503, body: '' })],
] satisfies [string, (route: Route) => Promise<void>][]) {
  test(`third parties that ${how} leave the shop as it is`, async ({ page }) => {
    const asked = new Set<string>();
    // Their scripts are fetched by pages of theirs, which do not come either.
    const others = [`${await thirdPartyOf(page)}/**`, '**/gtm.js*', '**/api/flags/**', '**/api/error-reports'];
    for (const each of others)
      await page.route(each, (route) => {
        asked.add(each);
        return answer(route);
      });
    const shop = await openAllowing(page, 'site', reviewed.path, everything);
    // Offered once the shop has started: earlier violations are recorded by nobody.
    await expect(page.getByRole('button', { name: 'Chatta med oss' })).toBeVisible();
    // The policy forbids this, which is reported.
    await page.evaluate(() => fetch('https://forbidden.example/').catch(() => {}));
    await expectUsable(shop, page);
    await expect.poll(() => others.filter((each) => !asked.has(each))).toEqual([]);
  });
}

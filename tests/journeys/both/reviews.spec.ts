import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { onlyAllowing, openAllowing } from '../../support/consent';
import { expect, modes, type Shop, test } from '../../support/launch-in';
import { productThat } from '../../support/products';
import { quiet } from '../../support/quiet-network';

const reviewed = productThat(({ rating, itemType }) => itemType === 'goods' && (rating?.count ?? 0) > 60);
const unrated = productThat(
  ({ rating, itemType, marketingSensitive }) => !rating && itemType === 'goods' && !marketingSensitive,
);
const sensitive = productThat(({ marketingSensitive }) => marketingSensitive);
const medicine = productThat(({ itemType, discontinued }) => itemType === 'otc' && !discontinued);
const allowed = onlyAllowing('preferences');
const scriptProxy = '**/api/web/authy/scriptProxy?url=*';

const block = (page: Page) => page.getByRole('region', { name: 'Omdömen' });
const written = (page: Page) => block(page).getByRole('list', { name: 'Skrivna omdömen' }).getByRole('listitem');

/** The requests made to the review company or on its behalf. */
function reviewRequests({ requested }: Shop): string[] {
  return requested.filter((url) => /\/reviews\//.test(decodeURIComponent(url)));
}

/** Scrolls near enough to the end of the page for its content to be fetched, but not into view. */
async function comeNear(page: Page): Promise<void> {
  const details = page.getByRole('heading', { name: 'Om varan' });
  await details.evaluate((heading) => heading.parentElement?.parentElement?.scrollIntoView({ block: 'end' }));
}

function isAtEnd(): boolean {
  return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
}

/** Scrolls to the reviews, again if start-up has reset the scroll position. */
async function comeTo(page: Page): Promise<void> {
  await expect(async () => {
    await comeNear(page);
    await expect(block(page)).toBeAttached({ timeout: 2_000 });
    await block(page).evaluate((region) => region.scrollIntoView());
    await expect(block(page)).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}

for (const mode of modes) {
  test(`${mode}: reviews load when they come into view and are shown a few at a time`, async ({ page }) => {
    const shop = await openAllowing(page, mode, reviewed.path, allowed);
    await quiet(page);
    await comeNear(page);
    await expect(block(page)).toBeAttached();
    await quiet(page);
    expect(reviewRequests(shop)).toEqual([]);

    await block(page).scrollIntoViewIfNeeded();
    await block(page).evaluate((region) => region.scrollIntoView());
    await expect(written(page)).toHaveCount(3);
    await expect(block(page)).toContainText(`${reviewed.rating?.count} omdömen`);
    await expect(block(page)).toContainText('övriga omdömen är inte kontrollerade');
    for (const review of await written(page).all()) {
      await expect(review.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(review.getByRole('img', { name: /^Betyg [1-5] av 5$/ })).toBeVisible();
      await expect(review).toContainText(/Verifierat köp|Inte kontrollerat/);
    }
    const [script] = reviewRequests(shop).filter((url) => url.includes('scriptProxy'));
    expect(new URL(script ?? '').searchParams.get('url')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/reviews\/reviews\.js$/);
    await expectAccessible(page);

    await block(page).getByRole('button', { name: 'Visa fler omdömen' }).click();
    await expect(written(page)).toHaveCount(9);
    await expect(written(page).nth(3).getByRole('heading')).toBeFocused();
    await expectAccessible(page);
    expect(reviewRequests(shop).filter((url) => url.includes('/reviews/products/'))).toHaveLength(1);
    expect(JSON.stringify(shop.messages)).not.toContain('Verifierat');
  });

  test(`${mode}: without consent, a visitor sees why there are no reviews, and no request is made`, async ({
    page,
  }) => {
    const shop = await openAllowing(page, mode, reviewed.path);
    await comeTo(page);
    await expect(block(page)).toContainText('De visas när du har godkänt kakor för inställningar.');
    await expectAccessible(page);
    await quiet(page);
    expect(reviewRequests(shop)).toEqual([]);
    const allow = block(page).getByRole('button', { name: 'Godkänn och visa omdömen' });
    if (mode === 'external') {
      await expect(block(page)).toContainText('Du ändrar ditt val i appen.');
      await expect(allow).toBeHidden();
      return;
    }
    await allow.click();
    await expect(block(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(written(page)).toHaveCount(3);
    const cookies = await page.context().cookies();
    const stored = decodeURIComponent(cookies.find(({ name }) => name === 'luckan_consent')?.value ?? '');
    expect(JSON.parse(stored)).toMatchObject(allowed);
  });

  test(`${mode}, alike: reviews that fail to load show an error and load on retry`, async ({ page }) => {
    await page.route(scriptProxy, (route) => route.abort());
    await openAllowing(page, mode, reviewed.path, allowed);
    await comeTo(page);
    const failure = block(page).getByRole('alert').filter({ hasText: 'Omdömena kunde inte hämtas' });
    await expect(async () => {
      // Content that loads above may move it out of view, where nothing is requested.
      await block(page).evaluate((region) => region.scrollIntoView());
      await expect(failure).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expectAccessible(page);
    await page.unroute(scriptProxy);
    await failure.getByRole('button', { name: 'Försök igen' }).click();
    await expect(block(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(written(page)).toHaveCount(3);
    await expect(failure).toBeHidden();
  });

  test(`${mode}, alike: a product without ratings says so, and neither a sensitive product nor a medicine makes a request`, async ({
    page,
  }) => {
    const shop = await openAllowing(page, mode, unrated.path, allowed);
    await comeTo(page);
    await expect(block(page).getByText('Inga omdömen än')).toBeVisible();
    await expectAccessible(page);
    const before = reviewRequests(shop).length;
    expect(before).toBeGreaterThan(0);

    for (const product of [sensitive, medicine]) {
      await shop.open(product.path);
      // Again if start-up has reset the scroll position.
      await expect(async () => {
        await comeNear(page);
        await page.keyboard.press('End');
        await expect.poll(() => page.evaluate(isAtEnd), { timeout: 2_000 }).toBe(true);
      }).toPass();
      await quiet(page);
      await expect(block(page)).toHaveCount(0);
      expect(reviewRequests(shop)).toHaveLength(before);
    }
  });
}

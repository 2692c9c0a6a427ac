import { expect, type Page } from '@playwright/test';
import { productThat } from './products';

/** Of a product page with reviews. */
export const reviewed = productThat(({ rating, itemType }) => itemType === 'goods' && (rating?.count ?? 0) > 60);

/** The origin of the third parties. */
export async function thirdPartyOf(page: Page): Promise<string> {
  const config = (await (await page.request.get('/config.json')).json()) as { chat: { frame: string } };
  return new URL(config.chat.frame).origin;
}

/** The proxy fetches this script in the place of the chat's and the reviews' own. */
export async function replaceScripts(page: Page, name: 'throws' | 'floods' | 'reads'): Promise<void> {
  const thirdParty = await thirdPartyOf(page);
  await page.route('**/api/web/authy/scriptProxy?url=*', (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('url', `${thirdParty}/hostile/${name}.js`);
    return route.continue({ url: address.href });
  });
}

/** Looks at the reviews again and again: content that loads above moves them out of view, where nothing is requested. */
export async function expectReviews(page: Page, text: string | RegExp): Promise<void> {
  const reviews = page.getByRole('region', { name: 'Omdömen' });
  await expect(async () => {
    await page.getByRole('heading', { name: 'Om varan' }).evaluate((heading) => heading.scrollIntoView());
    await expect(reviews).toBeAttached({ timeout: 2_000 });
    await reviews.evaluate((region) => region.scrollIntoView());
    await expect(reviews.getByText(text)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

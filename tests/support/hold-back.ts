import type { Page } from '@playwright/test';

/** Keeps calls from being answered, as a slow service does, until they are let go; from then on all of them pass. */
export async function holdBack(page: Page, url: string) {
  let letGo = () => {};
  let count = 0;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    count++;
    await wait;
    await route.continue();
  });
  return { letGo: () => letGo(), held: () => count };
}

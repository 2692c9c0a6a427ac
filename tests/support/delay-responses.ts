import type { Page } from '@playwright/test';

/** Delays the responses to all but the first `butFirst` calls, like a slow service, until they are released. */
export async function delayResponses(page: Page, url: string, { butFirst = 0 } = {}) {
  let release = () => {};
  let count = 0;
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    count += 1;
    if (count > butFirst) await wait;
    await route.continue();
  });
  return { release: () => release(), calls: () => count };
}

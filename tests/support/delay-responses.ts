import type { Page } from '@playwright/test';

interface Delayed {
  /** As many calls as this are answered at once. */
  butFirst?: number;
  /** Calls with another method are answered at once. */
  method?: string;
}

/** Delays the responses to calls, like a slow service, until they are released. */
export async function delayResponses(page: Page, url: string, { butFirst = 0, method }: Delayed = {}) {
  let release = () => {};
  let count = 0;
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    count += 1;
    if (count > butFirst) await wait;
    await route.fallback();
  });
  return { release: () => release(), calls: () => count };
}

import type { Browser, Page } from '@playwright/test';
import { launchIn, type Mode } from './launch-in';

interface AnotherBrowser {
  other: Page;
  close(): Promise<void>;
}

/** A page of somebody else's browser, where nobody is signed in, in the test session of this page. */
export async function anotherBrowser(page: Page, browser: Browser, mode: Mode): Promise<AnotherBrowser> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const { cookies } = await page.context().storageState();
  await context.addCookies(cookies.filter(({ name }) => name === 'luckan_test'));
  const other = await context.newPage();
  await launchIn(other, mode);
  return { other, close: () => context.close() };
}

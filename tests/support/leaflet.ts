import { expect, type Page } from '@playwright/test';
import type { Shop } from './launch-in';

/** An app gets the leaflet's address; on the site it opens in a tab. */
export async function openLeaflet(page: Page, { mode, messages }: Shop): Promise<void> {
  const link = page.getByRole('link', { name: 'Visa bipacksedeln (PDF)' });
  if (mode === 'external') {
    await link.click();
    await expect.poll(() => messages.map(({ type }) => type)).toContain('VIEW_PDF');
    return;
  }
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).close();
}

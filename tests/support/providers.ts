import type { FrameLocator, Page } from '@playwright/test';
import type { Forms } from './steps';

/** Configures the shop with the providers that load as scripts. */
export async function chooseScriptProviders(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...config, checkout: { ...config.checkout, providers: { payment: 'klarna', delivery: 'ingrid' } } },
    });
  });
}

const inside = (page: Page, title: string, provider: string): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`).frameLocator(`iframe[title="${provider}"]`);

/** Their forms are in frames of their own, within our pages around their scripts. */
export const drawnForms: Forms = {
  delivery: (page) => inside(page, 'Leverans', 'Ingrid'),
  payment: (page) => inside(page, 'Betalning', 'Klarna'),
};

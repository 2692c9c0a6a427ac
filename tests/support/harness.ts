import type { Page } from '@playwright/test';

interface HarnessOptions {
  /** The part of the address after `#`. */
  setup?: string;
  /** Served from the third parties' origin, which is another site than the shop's. */
  elsewhere?: boolean;
}

/** Opens the bridge's harness and returns its parts by role. */
export async function openHarness(page: Page, { setup = '', elsewhere = false }: HarnessOptions = {}) {
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  await page.goto(`${elsewhere ? await otherSite(page) : ''}/harness/#${setup}`);
  const log = page.getByRole('region', { name: 'Log', exact: true });
  return {
    log,
    entries: (type: string) =>
      log.getByRole('row').filter({ has: page.getByRole('rowheader', { name: type, exact: true }) }),
    shop: page.frameLocator('iframe[title="The shop"]'),
    invalid: page.locator('dt', { hasText: /^invalid$/ }).locator('+ dd'),
    tab: (name: string) => page.getByRole('tab', { name }).click(),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
}

/** The reference server's third parties listen on the port after the shop's. */
async function otherSite(page: Page): Promise<string> {
  const health = await page.request.get('/healthz');
  return `http://127.0.0.1:${Number(new URL(health.url()).port) + 1}`;
}

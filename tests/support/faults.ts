import { expect, type Page } from '@playwright/test';

/** What goes wrong with a call; the reference backend's test endpoint of the same name accepts it unchanged. */
type Effect =
  | { kind: 'delay'; ms: number }
  | { kind: 'status'; status: number; body?: unknown }
  | { kind: 'drop'; late?: boolean }
  | { kind: 'malformed' };

interface Fault {
  method?: string;
  /** Glob over the path: `*` within a segment, `**` across several. */
  path: string;
  /** How many calls it affects; by default all until it is cleared. */
  times?: number;
  effect: Effect;
}

const headers = { 'X-Luckan-Test': '1' };

/** Makes calls of this page's own test session fail from now on. */
export async function fault(page: Page, settings: Fault): Promise<void> {
  const answer = await page.request.post('/__faults', { headers, data: { times: null, ...settings } });
  expect(answer.status()).toBe(201);
}

export async function clearFaults(page: Page): Promise<void> {
  expect((await page.request.delete('/__faults', { headers })).ok()).toBe(true);
}

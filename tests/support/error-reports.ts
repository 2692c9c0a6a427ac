import { expect, type Page } from '@playwright/test';

/** An event as the stand-in for an error-reporting service has stored it. */
export interface StoredReport {
  /** Everything that was sent. */
  text: string;
  event: {
    release: string;
    environment: string;
    tags: Record<string, string>;
    exception: { values: [{ type: string; value: string; stacktrace?: { frames: { filename: string }[] } }] };
  };
}

/** The addresses that reports are sent to. */
export const envelopes = /\/api\/1\/envelope\//;

/** Watches what a page reports from now on. @returns reads it back from the receiver, in order */
export function watchReports(page: Page): () => Promise<StoredReport[]> {
  const stored: { id: string; origin: string }[] = [];
  page.on('response', async (response) => {
    if (!envelopes.test(response.url()) || !response.ok() || response.request().method() !== 'POST') return;
    // The page may have been left since: the id is also in what was sent.
    const [header = '{}'] = (response.request().postData() ?? '').split('\n');
    stored.push({ id: JSON.parse(header).event_id, origin: new URL(response.url()).origin });
  });
  return () => Promise.all(stored.map(({ id, origin }) => readReport(page, `${origin}/__error-reports/${id}`)));
}

async function readReport(page: Page, address: string): Promise<StoredReport> {
  const answer = await page.request.get(address, { headers: { 'X-Luckan-Test': '1' } });
  expect(answer.ok()).toBe(true);
  const { text, items } = await answer.json();
  expect(items).toHaveLength(1);
  return { text, event: items[0].body };
}

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

/** The address on the shop's own host that reports are sent to. */
export const envelopes = /\/api\/error-reports$/;

/** Watches what a page reports from now on. @returns reads it back from the receiver that the host passes it on to, in order */
export function watchReports(page: Page): () => Promise<StoredReport[]> {
  const stored: string[] = [];
  page.on('response', async (response) => {
    if (!envelopes.test(response.url()) || !response.ok() || response.request().method() !== 'POST') return;
    // The page may have been left since: the id is also in what was sent.
    const [header = '{}'] = (response.request().postData() ?? '').split('\n');
    stored.push(JSON.parse(header).event_id);
  });
  return () => Promise.all(stored.map((id) => readReport(page, id)));
}

async function readReport(page: Page, id: string): Promise<StoredReport> {
  const { errorReporting } = await (await page.request.get('/config.json')).json();
  const address = new URL(`/__error-reports/${id}`, errorReporting.dsn.replace(/\w+@/, '')).href;
  const read = () => page.request.get(address, { headers: { 'X-Luckan-Test': '1' } });
  // The host answers before it has passed the report on.
  await expect.poll(async () => (await read()).status()).toBe(200);
  const { text, items } = await (await read()).json();
  expect(items).toHaveLength(1);
  return { text, event: items[0].body };
}

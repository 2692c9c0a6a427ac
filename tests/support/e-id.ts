import type { Page, Request } from '@playwright/test';
import { expect } from './launch-in';

const calls = /\/v2\/bankid\/(login|session|logout)\//;

interface Code {
  text: string;
}

/**
 * The content of the QR code on a page, which is given to the reference e-ID app as text. Call it before the sign-in
 * starts.
 */
export function watchCode(page: Page): Code {
  const code = { text: '' };
  page.on('response', async (response) => {
    if (!calls.test(response.url()) || !response.ok()) return;
    const answer = await response.json().catch(() => null);
    if (answer?.QRCode) code.text = answer.QRCode;
  });
  return code;
}

/** The calls of one kind that a page has made to BankID's service so far. */
export function watchCalls(page: Page, kind: 'login' | 'session' | 'logout'): readonly Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (calls.exec(request.url())?.[1] === kind) made.push(request);
  });
  return made;
}

/** The reference BankID app on another device, opened with the order of the page's code. */
export async function readCode(page: Page, code: Code): Promise<Page> {
  await expect(page.getByRole('img', { name: /^QR-kod/ })).toBeVisible();
  const { eid } = await (await page.request.get('/config.json')).json();
  const app = await page.context().newPage();
  await app.goto(eid.bankIdUniversal);
  await app.getByLabel('QR-kod').fill(code.text);
  await app.getByRole('button', { name: 'Läs av' }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'BankID, testapp' })).toBeVisible();
  return app;
}

/** Whether the browser's session cookie belongs to a customer. */
export async function isSignedIn(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await fetch('/api/web/authy/getAccessToken')).status === 200);
}

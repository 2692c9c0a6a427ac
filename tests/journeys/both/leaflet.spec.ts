import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, test } from '../../support/launch-in';
import { productThat } from '../../support/products';
import { type Answers, greeting } from '../../support/stand-in-app';

const medicine = productThat(
  ({ itemType, disclaimerSubstance, discontinued }) =>
    itemType === 'otc' && disclaimerSubstance === null && !discontinued,
);
const leaflet = `/api/items/items/${medicine.productNumber}/bipacksedel.pdf`;
const failure = 'Bipacksedeln kunde inte hämtas';

const view = (page: Page) => page.getByRole('link', { name: 'Visa bipacksedeln (PDF)' });
const save = (page: Page) => page.getByRole('link', { name: 'Ladda ner bipacksedeln' });

async function open(page: Page, mode: Mode, answers?: Answers) {
  const shop = await launchIn(page, mode, answers);
  await shop.hasDeclinedCookies();
  await shop.open(medicine.path);
  await expect(page.getByRole('heading', { name: 'Bipacksedel' })).toBeVisible();
  // The links become buttons once the part's code has loaded, and it then fetches the notices.
  await expect(page.getByText('Läs bipacksedeln noga. Fråga en farmaceut')).toBeVisible();
  return shop;
}

test('site: the leaflet opens in a tab of its own and is saved under its name', async ({ page, context }) => {
  const shop = await open(page, 'site');
  await expectAccessible(page);
  const [tab] = await Promise.all([context.waitForEvent('page'), view(page).click()]);
  // The shop requests its head first, then the tab requests all of it.
  await expect.poll(() => shop.requested.filter((url) => url.endsWith(leaflet)).length).toBe(2);
  await tab.close();
  const [download] = await Promise.all([page.waitForEvent('download'), save(page).click()]);
  expect(download.suggestedFilename()).toBe('bipacksedel.pdf');
});

test('site: without JavaScript the link leads to the PDF', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${medicine.path}`);
  await expect(view(page)).toHaveAttribute('href', leaflet);
  const answer = await page.request.get(`${baseURL}${leaflet}`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await context.close();
});

for (const [app, answers, byAddress] of [
  ['that fetches documents itself', greeting('pdfUrl'), true],
  ['that does not', greeting(), false],
  ['that never answers', {}, false],
] as const) {
  test(`external: an app ${app} receives the leaflet`, async ({ page, baseURL }) => {
    const shop = await open(page, 'external', answers);
    const messagesOf = (type: string) => shop.messages.filter((message) => message.type === type);
    await view(page).click();
    await expect.poll(() => messagesOf('VIEW_PDF').length).toBe(1);
    await save(page).click();
    await expect.poll(() => messagesOf('PDF_DOWNLOAD').length).toBe(1);
    for (const message of [...messagesOf('VIEW_PDF'), ...messagesOf('PDF_DOWNLOAD')]) {
      expect(message.payload).toMatchObject({
        fileName: 'bipacksedel.pdf',
        title: `Bipacksedel: ${medicine.title}`,
        mediaType: 'application/pdf',
        ...(byAddress ? { url: baseURL + leaflet } : { base64: expect.stringMatching(/^JVBERi/) }),
      });
    }
  });
}

for (const mode of modes) {
  test(`${mode}: a leaflet that fails to load shows an error and is fetched again on retry`, async ({
    page,
    context,
    complaints,
  }) => {
    const shop = await open(page, mode, greeting());
    await fault(page, { path: leaflet, effect: { kind: 'status', status: 503 } });
    await view(page).click();
    const alert = page.getByRole('alert').filter({ hasText: failure });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    const opened = mode === 'site' ? context.waitForEvent('page') : null;
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await opened;
    if (mode === 'external') await expect.poll(() => shop.messages.map(({ type }) => type)).toContain('VIEW_PDF');
    await expect(alert).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

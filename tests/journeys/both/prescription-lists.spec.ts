import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, type Mode, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { type Answers, greeting } from '../../support/stand-in-app';

const ask = (page: Page, title: string) => page.getByRole('button', { name: `Hämta listan: ${title}`, exact: true });
const confirm = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Listan kunde inte hämtas' });
const current = '/api/expedition/prescriptions/current/pdf';

async function open(page: Page, mode: Mode, person: string, answers?: Answers) {
  const shop = await openAs(page, mode, person, paths.prescriptionLists(), answers);
  await expect(ask(page, 'Aktuella recept')).toBeVisible();
  return shop;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the parts of the area are in one line, which scrolls to the chosen one and to what has the focus', async ({
    page,
  }) => {
    await open(page, 'site', 'many-prescriptions');
    const links = page.getByRole('navigation', { name: 'Receptsidor' }).getByRole('link');
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(4);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    await expect(links.last()).toHaveAttribute('aria-current', 'page');
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await links.first().focus();
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});

test('site: lists open in a tab of their own and are saved, and end with the session', async ({ page, context }) => {
  const revoked: string[] = [];
  await context.exposeBinding('reportRevoked', (_source, href: string) => void revoked.push(href));
  await context.addInitScript(() => {
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (href) => {
      Reflect.get(window, 'reportRevoked')(href);
      revoke(href);
    };
  });
  await open(page, 'site', 'many-prescriptions');
  await expectAccessible(page);
  await ask(page, 'Aktuella recept').click();
  await expect(confirm(page, 'Aktuella recept')).toContainText('Filen innehåller uppgifter om hälsa och läkemedel.');
  await expectAccessible(page);
  const [tab] = await Promise.all([context.waitForEvent('page'), button(page, 'Öppna').click()]);
  await expect(confirm(page, 'Aktuella recept')).toBeHidden();
  await expect(ask(page, 'Aktuella recept')).toBeFocused();
  await expect(page.getByText('Listan är öppnad')).toBeVisible();
  await tab.close();

  await ask(page, 'Uthämtade läkemedel').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Ladda ner').click()]);
  expect(download.suggestedFilename()).toBe('uthamtade-lakemedel.pdf');
  await expect(confirm(page, 'Uthämtade läkemedel')).toBeHidden();
  expect(revoked).toEqual([]);
  await page.getByRole('link', { name: 'Kundklubb' }).first().click();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
  expect(revoked).toHaveLength(2);
});

test('site: a list whose tab the browser blocks has a link', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.assign(window, { open: () => null });
  });
  await open(page, 'site', 'prescriptions');
  await ask(page, 'Aktuella recept').click();
  await button(page, 'Öppna').click();
  const blocked = page.getByRole('alert').filter({ hasText: 'Webbläsaren öppnade inte listan' });
  await expect(blocked).toBeVisible();
  await expectAccessible(page);
  const link = blocked.getByRole('link', { name: 'Öppna listan i en ny flik' });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.close();
  await expect(confirm(page, 'Aktuella recept')).toBeHidden();
});

test('lists of children and animals', async ({ page }) => {
  const shop = await open(page, 'site', 'guardian');
  await expect(ask(page, 'Aktuella recept för Alva')).toBeVisible();
  // The law hides those of a child of 13.
  await expect(page.getByText('för Ebba')).toHaveCount(0);
  await ask(page, 'Aktuella recept för Alva').click();
  await expect(confirm(page, 'Aktuella recept för Alva')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Ladda ner').click()]);
  expect(download.suggestedFilename()).toBe('recept.pdf');
  expect(shop.requested.some((url) => /\/children\/[^/]+\/prescriptions\/current\/pdf$/.test(url))).toBe(true);
  await ask(page, 'Djurens recept').click();
  const [animals] = await Promise.all([page.waitForEvent('download'), button(page, 'Ladda ner').click()]);
  expect(animals.suggestedFilename()).toBe('djurrecept.pdf');
});

test('a giver’s list, of who has consented to the power of attorney', async ({ page }) => {
  const shop = await open(page, 'site', 'receiver');
  await ask(page, 'Aktuella recept för Gun').click();
  await Promise.all([page.waitForEvent('download'), button(page, 'Ladda ner').click()]);
  const list = /\/powers-of-attorney-receiver\/[^/]+\/prescriptions\/current\/pdf$/;
  expect(shop.requested.filter((url) => list.test(url))).toHaveLength(1);
});

for (const [app, answers, byAddress] of [
  ['that fetches documents itself', greeting('pdfUrl'), true],
  ['that does not', greeting(), false],
] as const) {
  test(`external: an app ${app} receives the list of 300 prescriptions`, async ({ page, baseURL }) => {
    const shop = await open(page, 'external', 'many-prescriptions', answers);
    await ask(page, 'Aktuella recept').click();
    await button(page, 'Öppna').click();
    await expect(confirm(page, 'Aktuella recept')).toBeHidden();
    await ask(page, 'Aktuella recept').click();
    await button(page, 'Ladda ner').click();
    await expect(confirm(page, 'Aktuella recept')).toBeHidden();
    const sent = shop.messages.filter(({ type }) => type === 'VIEW_PDF' || type === 'PDF_DOWNLOAD');
    expect(sent.map(({ type }) => type)).toEqual(['VIEW_PDF', 'PDF_DOWNLOAD']);
    for (const { payload } of sent) {
      expect(payload).toMatchObject({
        fileName: 'recept.pdf',
        title: 'Aktuella recept',
        mediaType: 'application/pdf',
        ...(byAddress ? { url: `${baseURL}${current}` } : { base64: expect.stringMatching(/^JVBERi/) }),
      });
      expect((payload as { size: number }).size).toBeGreaterThan(20_000);
    }
  });
}

for (const mode of modes) {
  test(`${mode}, alike: a list that fails to load, or offline, shows an error, and is fetched again on retry`, async ({
    page,
    context,
  }) => {
    const shop = await open(page, mode, 'prescriptions', greeting());
    await fault(page, { path: current, effect: { kind: 'status', status: 503 } });
    await ask(page, 'Aktuella recept').click();
    await button(page, 'Öppna').click();
    await expect(failure(page)).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await context.setOffline(true);
    await button(page, 'Öppna').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Du är inte uppkopplad' })).toBeVisible();
    const opened = mode === 'site' ? context.waitForEvent('page') : null;
    await context.setOffline(false);
    await (await opened)?.close();
    if (mode === 'external') await expect.poll(() => shop.messages.map(({ type }) => type)).toContain('VIEW_PDF');
    await expect(confirm(page, 'Aktuella recept')).toBeHidden();
  });
}

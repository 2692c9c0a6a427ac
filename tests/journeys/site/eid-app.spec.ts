import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';

const identity = '/api/identity';
const bankId = `${identity}/v2/bankid`;

interface Begun {
  sessionId: string;
  autoStartToken: string;
  QRCode: string;
}

async function inSession(page: Page): Promise<void> {
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
}

/** Starts a sign-in with BankID in this browser, as the shop's page does. */
async function begin(page: Page): Promise<Begun> {
  await inSession(page);
  return (await page.request.post(`${bankId}/login/kundklubb`)).json();
}

async function collect(page: Page, { sessionId }: Begun) {
  const answer = await page.request.post(`${bankId}/session/kundklubb`, { data: { sessionId } });
  return (await answer.json()).message;
}

/** The app's address in this environment, as the shop gets it. */
async function appAddress(page: Page, parameters: Record<string, string> = {}): Promise<string> {
  const { eid } = await (await page.request.get('/config.json')).json();
  return `${eid.bankIdUniversal}?${new URLSearchParams(parameters)}`;
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.request.get('/api/web/authy/getAccessToken')).status() === 200;
}

test('BankID on this device: the app leads back to the page that opened it', async ({ page, baseURL }) => {
  const order = await begin(page);
  const redirect = `${baseURL}/?nonce=1`;
  await page.goto(await appAddress(page, { autostarttoken: order.autoStartToken, redirect }));
  await expect(page.getByRole('heading', { level: 1, name: 'BankID, testapp' })).toBeFocused();
  await expect(page.getByText('Apoteket vill att du loggar in i kundklubben.')).toBeVisible();
  await expectAccessible(page, { texts: 6 });
  expect(await collect(page, order)).toEqual({ status: 'pending', hintCode: 'started' });
  await page.getByLabel('Vem loggar in?').selectOption({ label: 'Anders Bergström, 19780202-2389' });
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await page.waitForURL(redirect);
  expect(await isSignedIn(page)).toBe(false);
  expect(await collect(page, order)).toEqual({ status: 'complete', hintCode: null });
  expect(await isSignedIn(page)).toBe(true);
});

test('BankID on another device: the app reads the code, can respond with any hint, and stays open', async ({
  page,
}) => {
  const order = await begin(page);
  await page.goto(await appAddress(page));
  await expectAccessible(page);
  await page.getByLabel('QR-kod').fill('bankid.fel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('gäller inte');
  const { QRCode } = await (
    await page.request.post(`${bankId}/session/kundklubb`, { data: { sessionId: order.sessionId } })
  ).json();
  await page.getByLabel('QR-kod').fill(QRCode);
  await page.getByRole('button', { name: 'Läs av' }).click();
  await page.getByLabel('Läge').selectOption('userSign');
  await page.getByRole('button', { name: 'Svara så' }).click();
  await expect(page.getByRole('status')).toHaveText('Apoteket får svaret userSign.');
  expect(await collect(page, order)).toEqual({ status: 'pending', hintCode: 'userSign' });
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByRole('status')).toHaveText('Inloggningen är avslutad. (userCancel)');
  await expect(page.getByRole('button', { name: 'Godkänn' })).toBeDisabled();
  await expectAccessible(page);
  expect(await collect(page, order)).toEqual({ status: 'failed', hintCode: 'userCancel' });
});

test('a person who is not in the register sees what is missing next to the field', async ({ page }) => {
  const order = await begin(page);
  await page.goto(await appAddress(page, { autostarttoken: order.autoStartToken, redirect: 'null' }));
  await page.getByLabel('Vem loggar in?').selectOption('Någon annan');
  await page.getByLabel('Personnummer').fill('19700101-2397');
  await page.getByLabel('Förnamn').fill('Nils');
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByLabel('Efternamn')).toBeFocused();
  await expect(page.getByLabel('Efternamn')).toHaveAccessibleDescription('Obligatoriskt fält');
  await expectAccessible(page);
  await page.getByLabel('Efternamn').fill('Ny');
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('status')).toHaveText('Du är legitimerad. Gå tillbaka till apoteket.');
  expect(await collect(page, order)).toEqual({ status: 'complete', hintCode: null });
});

for (const { end, button, result, signedIn } of [
  { end: 'approved', button: 'Godkänn', result: 'APPROVED', signedIn: true },
  { end: 'cancelled', button: 'Avbryt', result: 'CANCELED', signedIn: false },
]) {
  test(`Freja: ${end}, it leads back by the shop to the page that asked`, async ({ page, baseURL }) => {
    await inSession(page);
    const query = new URLSearchParams({ regId: 'freja-kundklubb', redirectUrl: `${baseURL}/?nonce=1` });
    await page.goto(`${identity}/auth/login?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Freja, testapp' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(`${baseURL}/?nonce=1&eid=${result}`);
    expect(await isSignedIn(page)).toBe(signedIn);
  });
}

test('the app fits a small screen', async ({ page }) => {
  const order = await begin(page);
  await page.goto(await appAddress(page, { autostarttoken: order.autoStartToken }));
  await page.getByLabel('Vem loggar in?').selectOption('Någon annan');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
});

test('a return address of another site is shown, and never followed', async ({ page }) => {
  const order = await begin(page);
  const parameters = { autostarttoken: order.autoStartToken, redirect: 'https://evil.example/' };
  await page.goto(await appAddress(page, parameters));
  await expect(page.getByRole('status')).toContainText('Returadressen hör inte till apoteket');
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('status')).toHaveText('Du är legitimerad. Gå tillbaka till apoteket.');
  await expect(page.getByRole('link')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/frames/eid/');
});

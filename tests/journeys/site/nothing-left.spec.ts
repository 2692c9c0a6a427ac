import type { FrameLocator, Page } from '@playwright/test';
import { people } from '../../../fixtures/scenarios/people';
import { customer } from '../../support/customer';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { addToCart, atPayment, pressPay, throughDelivery } from '../../support/steps';
import { allStored } from '../../support/stored';

const product = plainProduct();
const person = people.find((each) => each.person.key === 'prescriptions')?.person;

/** What stays after a sign-out, and why it may. */
const mayStay: Record<string, string> = {
  'cookie luckan_cart': 'identifies the cart, whose products stay: no person is named in it',
  'cookie luckan_user': 'names the browser by chance; the visitor has agreed to it',
  'cookie luckan_consent': 'what the visitor has agreed to',
  'cookie luckan_test': 'names the test session',
  'cookie _ga': 'of the tags, which the visitor has agreed to',
  'cookie _ga_LUCKAN': 'of the tags, which the visitor has agreed to',
  'cookie _gcl_au': 'of the tags, which the visitor has agreed to',
  'cookie tag_campaign': 'of the tags, which the visitor has agreed to',
  'localStorage _gcl_ls': 'of the tags, which the visitor has agreed to',
  'sessionStorage tag_visit': 'of the tags, which the visitor has agreed to',
  'localStorage luckan.flags.v1': 'the flags of the shop, the same for everyone',
  'localStorage luckan.waitingEvents.v1':
    'what was counted since the sign-out, without address or title of a private page',
  'localStorage luckan.consentChanged.v1': 'when the visitor last chose',
  'localStorage luckan.inactivity.v1': 'how the last session ended, not whose it was',
  'localStorage luckan.searchSession.v1': 'names by chance under which one searches; others than before',
  'sessionStorage luckan.scroll.v1': 'how far down a page was left, by history entry',
  'sessionStorage luckan.waitingWrites.v1': 'changes that the cart has not got yet: none',
  'page address': 'of a page without personal data',
  'page title': 'of a page without personal data',
  'page referrer': 'of a page without personal data',
  'page history.state': 'names the history entry by chance',
  'page window.name': 'empty',
};

/** Personal data of the customer, and their input in the checkout. */
const personal = [
  ...[person?.firstName, person?.lastName, person?.email, person?.personalNumber, person?.member?.memberNumber],
  ...[person?.personalNumber.replace('-', ''), person?.mobile?.slice(-9), person?.address.street],
  ...['kim.lund', 'Kim', 'Exempelgatan', '111 22', '11122', '812345678', '08-123 45'],
].map(String);

/** Who has not approved a power of attorney yet. */
const receiver = '19740922-2382';
/** What the prescription area shows of this person, and of who was given a power of attorney. */
const medical = ['Levotyroxin', 'Enalapril', 'Atorvastatin', 'Mot höga blodfetter', 'Leila Farhadi', receiver];

/** Over what the profile knows: whoever is named, nothing of it may stay. */
async function fillInOther(delivery: FrameLocator): Promise<void> {
  await expect(delivery.getByRole('radio').first()).toBeVisible();
  // What requires proof of identity is ordered, paid and received by one person.
  const receiver = { ...customer, Förnamn: person?.firstName ?? '', Efternamn: person?.lastName ?? '' };
  for (const [label, value] of Object.entries(receiver)) {
    await delivery.getByLabel(label, { exact: true }).fill(value);
    await delivery.getByLabel(label, { exact: true }).blur();
  }
}

/** Without the footer, which shows the pharmacy's own address. */
const shownIn = async (page: Page) => (await page.locator('main, header, dialog').allTextContents()).join();
const found = (text: string, words: Iterable<string>) => [...words].filter((word) => text.includes(word));

test('after a sign-out no personal data is left in the browser: every tab, every kind of storage, every step back', async ({
  page,
  context,
}) => {
  test.slow();
  const bearers = new Set<string>();
  context.on('request', (request) => {
    const bearer = request.headers().authorization?.slice('Bearer '.length);
    if (bearer) bearers.add(bearer);
  });
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.open('/kundklubb/');
  await shop.acceptCookies();
  await expect(page.getByText(`Hej ${person?.firstName}!`)).toBeVisible();
  await page.getByRole('link', { name: 'Mina köp' }).click();
  await expect(page.getByRole('region', { name: 'Receptvaror' })).toBeVisible();
  await page.getByRole('link', { name: 'Min profil' }).click();
  await expect(page.getByText(person?.email ?? '')).toBeVisible();

  await shop.open('/recept/');
  await page.getByRole('link', { name: /^Atorvastatin/ }).click();
  await expect(page.getByText('Leila Farhadi')).toBeVisible();
  await page.getByRole('link', { name: 'Fullmakter' }).click();
  await expect(page.getByText(receiver).first()).toBeVisible();
  expect(await page.title()).toMatch(/^Mina recept/);

  await shop.open('/hitta-produkter/?q=halstabletter');

  const checkOut = async (isHandedOver: boolean) => {
    await shop.open(product.path);
    await expect(page.getByRole('button', { name: /^Spara som favorit/ }).first()).toBeVisible();
    await addToCart(page, product);
    await shop.open('/kassa/');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await fillInOther(page.frameLocator('iframe[title="Leverans"]'));
    await throughDelivery(page);
    if (isHandedOver) await page.getByRole('checkbox', { name: /^Jag förstår att bara jag/ }).check();
    return atPayment(page);
  };
  await pressPay(await checkOut(true));
  await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  await expect(page.getByText('kim.lund@example.com').first()).toBeVisible();
  await checkOut(false);
  const other = await context.newPage();
  await shop.open('/kundklubb/profil/', other);
  await expect(other.getByText(person?.email ?? '')).toBeVisible();
  const before = await allStored(context, [page, other]);
  expect(before.filter(({ value }) => found(value, medical).length > 0)).toEqual([]);
  expect(before.filter(({ value }) => found(value, bearers).length > 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['luckan.token.v1']),
  );

  await shop.open('/kundklubb/');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du är utloggad');
  await expect(other.getByText('Du är inte inloggad')).toBeVisible();
  const stored = await allStored(context, [page, other]);
  expect(stored.map(({ where, name }) => `${where} ${name}`).filter((what) => !(what in mayStay))).toEqual([]);
  for (const { where, name, value } of stored) {
    expect(found(value, [...personal, ...medical, ...bearers]), `${where} ${name}`).toEqual([]);
  }
  expect(stored.filter(({ name }) => name.includes('waitingWrites')).map(({ value }) => value)).toEqual(['[]']);
  const keys = (all: typeof stored) => all.find(({ name }) => name === 'luckan.searchSession.v1')?.value;
  expect(keys(before)).toBeDefined();
  expect(keys(stored)).not.toBe(keys(before));

  // Neither tab shows personal data, nor does a step back, nor does the cart reveal its former owner to the next
  // visitor.
  expect(found(await shownIn(other), [...personal, ...medical])).toEqual([]);
  while ((await page.goBack()) !== null) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    expect(found(await shownIn(page), [...personal, ...medical]), page.url()).toEqual([]);
    expect(found(JSON.stringify(await page.evaluate(() => [history.state, location.href])), personal)).toEqual([]);
  }
  await shop.open('/kassa/');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  const delivery = page.frameLocator('iframe[title="Leverans"]');
  await expect(delivery.getByLabel('E-post')).toHaveValue('');
  await expect(delivery.getByLabel('Gatuadress')).toHaveValue('');
});

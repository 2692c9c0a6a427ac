import type { Page } from '@playwright/test';
import { limits } from '../../../src/domain/limits';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct, productThat, topCategory } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart } from '../../support/steps';

const soldOut = productThat(({ stock, price, discontinued }) => stock === 0 && price !== null && !discontinued);
const { pageSize } = limits.listing;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Requests that services refuse while pages are open. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refusals.push(`${answer.status()} ${answer.url().slice(0, 200)}`);
  });
  return refusals;
}

async function start(page: Page) {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(paths.cart());
  return { shop, refusals: refusalsOf(page) };
}

async function expectOrdinary(page: Page, address: string): Promise<void> {
  await quiet(page);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits, `${address} is as wide as the window`).toBe(true);
  await expect(page.getByText('Någonting gick fel'), address).toHaveCount(0);
}

test.describe('input that no service refuses', () => {
  test.use({ levels: ['error'] });

  test('any search text gets a response', async ({ page }) => {
    const { shop, refusals } = await start(page);
    const words = [
      "'%22%5C",
      '%25%25_',
      '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      '((((%20%26%20|%20!',
      '***',
      '__proto__',
    ];
    const long = [
      'x'.repeat(5000),
      '%F0%9F%92%8A'.repeat(300),
      `a${'%F0%9F%92%8A'.repeat(300)}`,
      '%C3%A5%20'.repeat(1000),
    ];
    const broken = ['a%00b', '%E0%A4%A', '%', '%ED%A0%80', '%E2%80%AE'];
    for (const q of [...words, ...long, ...broken]) {
      const address = `/hitta-produkter/?q=${q}`;
      await shop.open(address);
      await expect(heading(page), address).toHaveText(/^(Sökresultat för: |Hmm\.\.\. vi hittar inga resultat för ")/);
      await expectOrdinary(page, address);
    }
    await expectAccessible(page);
    for (const q of ['', '%00', '+', '%0A%0D']) {
      await shop.open(`/hitta-produkter/?q=${q}`);
      await expect(heading(page)).toHaveText('Sök bland varor och råd');
    }
    expect(refusals).toEqual([]);
  });

  test('a listing shows its products, or says that none match, whatever its address contains', async ({ page }) => {
    // A page for each.
    test.slow();
    const { shop, refusals } = await start(page);
    const { path, title } = topCategory();
    const pages = ['-1', '0', 'NaN', '1e9', '1.5', ''].map((sida) => `sida=${sida}`);
    const left = [
      'sort=billigast',
      'sort=__proto__',
      'farg=bl%C3%A5',
      'brand=%00',
      'brand=a%7Cb',
      'price=5-1',
      'price=-5-10',
      'price=abc',
    ];
    const tooLong = [`brand=${'x'.repeat(3000)}`, '__proto__=1&constructor=2'];
    for (const search of [...pages, ...left, ...tooLong]) {
      const address = `${path}?${search}`;
      await shop.open(address);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(new RegExp(`^visar ${pageSize} av \\d+$`)), address).toBeVisible();
      await expectOrdinary(page, address);
    }
    for (const search of [
      `category=${'x'.repeat(100)}`,
      'brand=finns+inte',
      'price=999999-999999',
      'substance=%27%3B--',
    ]) {
      const address = `${path}?${search}`;
      await shop.open(address);
      await expect(page.getByText('Inga varor passar filtren. Ta bort något av dem.'), address).toBeVisible();
      await expectOrdinary(page, address);
    }
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Ta bort filter/ })
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(page.getByText(new RegExp(`^visar ${pageSize} av \\d+$`))).toBeVisible();
    expect(refusals).toEqual([]);
  });

  test('further pages of a listing load, and one beyond the last shows all products', async ({ page }) => {
    const { shop, refusals } = await start(page);
    const { path } = topCategory();
    await shop.open(`${path}?sida=5`);
    await expect(page.getByText(new RegExp(`^visar ${5 * pageSize} av \\d+$`))).toBeVisible();
    await page.getByRole('button', { name: 'Nästa sida' }).click();
    await expect(page.getByText(new RegExp(`^visar ${6 * pageSize} av \\d+$`))).toBeVisible();
    await shop.open(`${path}?sida=99999999999999999999`);
    await expect(page.getByText(/^visar (\d+) av \1$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nästa sida' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem').nth(300)).toBeAttached();
    expect(refusals).toEqual([]);
  });

  test('an unreadable order link shows an error and leads on', async ({ page }) => {
    const { shop, refusals } = await start(page);
    const product = plainProduct().productNumber;
    for (const quantity of ['0', '-1', '1e9', 'abc', '1.5', '', '1000000000']) {
      await shop.open(`/kassa/?tg=${product}:${quantity}`);
      await expect(page.getByText('Vi kan inte läsa vilka varor du vill köpa')).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fortsätt till kassan' }).click();
    await expect(page).toHaveURL(/\/kassa\/$/);
    await expect(page.getByText('Vi kan inte läsa vilka varor du vill köpa')).toBeHidden();
    expect(refusals).toEqual([]);
  });

  test('a typed quantity is read up to where it is a number, and capped at what can be bought', async ({ page }) => {
    const { shop, refusals } = await start(page);
    const product = plainProduct();
    await shop.open(product.path);
    const field = page.getByRole('main').getByRole('textbox', { name: 'Antal', exact: true });
    const typed = [
      ['4', '4'],
      ['0', '1'],
      ['-1', '1'],
      ['3', '3'],
      ['abc', '3'],
      ['', '3'],
      ['1e9', '19'],
      ['1,5', '15'],
      ['1000000000', String(Math.min(product.maxQuantity, product.stock))],
    ] as const;
    for (const [keys, shown] of typed) {
      await field.press('ControlOrMeta+a');
      await field.press('Delete');
      await field.pressSequentially(keys);
      await field.blur();
      await expect(field, keys).toHaveValue(shown);
    }
    await expect(page.getByText(/^(Du kan köpa högst|Det finns tyvärr inte fler än) \d+ st/)).toBeVisible();
    await expectAccessible(page);
    for (const [pasted, shown] of [
      ['1e9', '1'],
      ['-1', '1'],
      ['2,5', '2'],
    ] as const) {
      await field.fill(pasted);
      await field.blur();
      await expect(field, pasted).toHaveValue(shown);
    }
    const cart = await addToCart(page, product);
    const row = cart.getByRole('textbox', { name: `Antal av ${product.title}` });
    for (const [text, shown] of [
      ['0', '1'],
      ['abc', '1'],
      ['-7', '1'],
      ['3', '3'],
    ] as const) {
      await row.fill(text);
      await row.blur();
      await expect(row, text).toHaveValue(shown);
    }
    expect(refusals).toEqual([]);
  });

  test('incomplete e-mail addresses are told apart from complete ones', async ({ page }) => {
    const { shop, refusals } = await start(page);
    await shop.open(paths.backInStock(soldOut.productNumber));
    const email = page.getByLabel('E-post');
    const watch = page.getByRole('button', { name: 'Bevaka varan' });
    await page.getByLabel('Jag accepterar villkoren').check();
    const half = ['kim', 'kim@', '@example.se', 'kim@example', 'kim@example.', 'kim@example.s', 'kim@@example.se'];
    for (const text of [...half, 'kim lund@example.se', 'kim@exam ple.se', 'kim@.se', `${'x'.repeat(300)}@`]) {
      await email.fill(text);
      await watch.click();
      await expect(page.getByText('Ogiltlig e-post'), text).toBeVisible();
      await expect(email).toBeFocused();
      await expect(email).toHaveValue(text);
    }
    await expectAccessible(page);
    expect(shop.requested.filter((url) => url.includes('/backinstock'))).toEqual([]);
    expect(refusals).toEqual([]);
  });

  test('five thousand characters in the search field are a normal search', async ({ page }) => {
    const { refusals } = await start(page);
    const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
    await field.fill(`plåster${' mycket'.repeat(1000)}`);
    await field.press('Enter');
    await expect(heading(page)).toHaveText(/^(Sökresultat för: |Hmm\.\.\. vi hittar inga resultat för ")/);
    expect(new URL(page.url()).searchParams.get('q')?.length).toBeLessThanOrEqual(200);
    await expectOrdinary(page, page.url());
    await field.fill("'; drop table product; --\\");
    await quiet(page);
    await field.press('Enter');
    await expect(heading(page)).toHaveText(/drop table product/);
    expect(refusals).toEqual([]);
  });
});

test('an unknown address shows the page for it', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  const broken = [
    '/%00/',
    '/%E0%A4%A/',
    '/%/',
    '/produkt/%ff/',
    '/produkt/__proto__/',
    `/${'x'.repeat(3000)}/`,
    // With two more slashes, Playwright would read such an address as another host.
    `${test.info().project.use.baseURL}///example.com/`,
  ];
  const numbers = ['', '%00', '-1', '%27', '1'.repeat(5000), '__proto__', '%E0%A4%A'];
  for (const address of [...broken, ...numbers.map((number) => `/bevaka-vara/?artikel=${number}`)]) {
    await shop.open(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' }), address).toBeVisible();
  }
});

import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { findChromium } from '../../support/chromium.mjs';
import { isSignedIn } from '../../support/e-id';
import { expect, launchIn, test } from '../../support/launch-in';

const browser = await findChromium();

// Left pages stay in the back-forward cache, as in a regular browser.
test.use({
  launchOptions: {
    ...(browser && { executablePath: browser.whole }),
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a customer who goes back from Freja can go there again or sign in another way', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(paths.signIn(paths.favourites()));
  const main = page.getByRole('main');
  const inFreja = page.getByRole('heading', { level: 1, name: 'Freja, testapp' });
  await main.getByRole('button', { name: 'Freja' }).click();
  await expect(inFreja).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(main.getByRole('status')).toHaveText('Inloggningen med Freja är inte klar.');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Avbryt' }).click();
  await expect(main.getByRole('button', { name: 'BankID' })).toBeVisible();

  await main.getByRole('button', { name: 'Freja' }).click();
  await expect(inFreja).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await main.getByRole('button', { name: 'Öppna Freja igen' }).click();
  await expect(inFreja).toBeVisible();
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);
});

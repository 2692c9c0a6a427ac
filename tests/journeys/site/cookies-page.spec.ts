import { cookieRegistry } from '../../../src/platform/cookies/registry';
import { keyOf } from '../../../src/platform/storage/key-of';
import { type EntryName, registry } from '../../../src/platform/storage/registry';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, test } from '../../support/launch-in';

test('the page about cookies lists all that is stored, with purpose and life, also without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/rad/kakor/');
  const rowOf = (name: string) => page.getByRole('main').getByText(name, { exact: true }).locator('..');
  for (const name of [...Object.keys(cookieRegistry), ...(Object.keys(registry) as EntryName[]).map(keyOf)])
    await expect(rowOf(name)).toContainText(/(Kaka|Webbläsarens lagring) · \S/);
  await expect(rowOf('luckan_user')).toContainText('1 000 dagar');
  await expect(rowOf('_gcl_ls')).toContainText('tills du tar tillbaka ditt samtycke eller tömmer webbläsaren');
  // Of the operator's own list.
  await expect(rowOf('tag_campaign')).toContainText('Vilken kampanj du kom till oss från.Kaka · 30 dagar');
  await expect(rowOf('tag_visit')).toContainText('tills du stänger fliken');
  for (const name of ['favourites', 'myPharmacy', 'acceptedDisclaimers'] as const)
    await expect(rowOf(keyOf(name))).toContainText(
      'tills du loggar ut, eller tömmer webbläsaren om du inte är inloggad',
    );
  await context.close();
});

test('the page about cookies is accessible', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open('/rad/kakor/');
  await shop.declineCookies();
  await expect(page.getByRole('region', { name: 'Statistik' })).toContainText('luckan_user');
  await expectAccessible(page);
});

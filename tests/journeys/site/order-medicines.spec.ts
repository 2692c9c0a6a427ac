import { anotherBrowser } from '../../support/another-browser';
import { expectAccessible } from '../../support/axe';
import { readCode, watchCode } from '../../support/e-id';
import { expect, launchIn, test } from '../../support/launch-in';
import { shownOrderNumber } from '../../support/orders';
import { signInAs } from '../../support/sign-in';
import { atPayment, pressPay, throughDelivery } from '../../support/steps';

test('whoever looks an order up sees that it has medicines, and which ones only as the customer', async ({
  page,
  browser,
}) => {
  test.slow();
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open('/kassa/');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await throughDelivery(page);
  await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ }).check();
  await pressPay(await atPayment(page));
  const number = await shownOrderNumber(page);
  const items = page.getByRole('region', { name: 'Dina varor', exact: true });
  await expect(items).toContainText('Levotyroxin');
  await page.getByRole('link', { name: 'Följ din beställning' }).click();
  await expect(items).toContainText('Levotyroxin');

  const { other, close } = await anotherBrowser(page, browser, 'site');
  await other.goto('/order/');
  await other.getByLabel('Ordernummer').fill(number);
  await other.getByLabel('E-post eller telefonnummer').fill('gunilla.sandberg@example.se');
  await other.getByRole('button', { name: 'Visa beställningen' }).click();
  const shown = other.getByRole('region', { name: 'Dina varor', exact: true });
  await expect(shown).toContainText('Läkemedel på recept');
  await expectAccessible(other);
  for (const reads of [0, 1]) {
    await expect(other.getByRole('main').getByRole('link', { name: 'Logga in med e-legitimation' })).toBeVisible();
    await expect(other.getByRole('main')).not.toContainText(/Levotyroxin|Enalapril/);
    if (reads === 0) await other.reload();
  }

  // In the same document: what was withheld is read anew.
  const code = watchCode(other);
  const main = other.getByRole('main');
  await main.getByRole('link', { name: 'Logga in med e-legitimation' }).click();
  await main.getByRole('button', { name: 'BankID', exact: true }).click();
  await main.getByRole('button', { name: 'BankID på en annan enhet' }).click();
  const app = await readCode(other, code);
  const person = app.getByLabel('Vem loggar in?');
  await person.selectOption(await person.getByRole('option', { name: /^Gunilla Sandberg/ }).textContent());
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await expect(shown).toContainText('Levotyroxin');
  await expect(other.getByRole('main').getByRole('link', { name: 'Logga in med e-legitimation' })).toHaveCount(0);
  await close();
});

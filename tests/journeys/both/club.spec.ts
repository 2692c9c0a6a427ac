import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { setStatus } from '../../support/orders';
import { ownOrderNumber } from '../../support/returnable-order';
import { signInAs } from '../../support/sign-in';

for (const mode of modes) {
  test(`${mode}, alike: a visitor can read about the club and is asked to sign in to see their own pages`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/kundklubb/');
    await expect(page.getByRole('heading', { level: 1, name: 'Kundklubb' })).toBeVisible();
    await expect(page.getByRole('row', { name: /5 000 100 kr/ })).toBeVisible();
    await expect(page.getByText('Poängen blir bonuscheckar 4 gånger om året.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bli medlem eller logga in' })).toBeVisible();
    await expectAccessible(page);
    await shop.open('/kundklubb/profil/');
    await expect(page.getByText('Du är inte inloggad')).toBeVisible();
  });

  test(`${mode}: a member sees points, progress to the next cheque and available cheques`, async ({ page }) => {
    await openAs(page, mode, 'member', '/kundklubb/');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Anders!' })).toBeVisible();
    const points = page.getByRole('region', { name: 'Dina poäng' });
    await expect(points).toContainText('1 840');
    await expect(points.getByRole('progressbar', { name: /160 poäng kvar till en bonuscheck på 40 kr/ })).toBeVisible();
    const cheques = page.getByRole('region', { name: 'Dina bonuscheckar' });
    await expect(cheques.getByRole('listitem')).toHaveCount(3);
    await expect(cheques).toContainText(/100\skr\s*För 5\s000 poäng. Gäller t.o.m. \d+\s\p{L}+ \d{4}/u);
    await expect(page.getByRole('link', { name: 'Hämta appen i App Store' })).toHaveCount(mode === 'site' ? 1 : 0);
    await expectAccessible(page);
  });

  test(`${mode}, alike: purchases are sorted, filtered by year and expanded, with prescription goods apart`, async ({
    page,
  }) => {
    await openAs(page, mode, 'member', '/kundklubb/kop/');
    const products = page.getByRole('region', { name: 'Tidigare köp' });
    const dates = products.getByRole('heading', { level: 3 });
    await expect(dates.first()).toHaveText(/2026/);
    await products.getByLabel('Sortera').selectOption('Äldst först');
    await expect(dates.first()).toHaveText('1 januari 2024');
    await products.getByLabel('År').selectOption('2026');
    await products.getByRole('button', { name: 'Visa köp från 9 januari 2026' }).click();
    await expect(products.getByText('Köpt på apotek, Luckan Apotek Odenplan').first()).toBeVisible();
    await expect(products.getByRole('row', { name: /Halstabletter citron, 24 st 2 59 kr 118 kr/ })).toBeVisible();
    await expectAccessible(page);
    await products.getByRole('button', { name: 'Stäng köp från 9 januari 2026' }).click();
    await expect(products.getByRole('table')).toBeHidden();
    await products.getByLabel('År').selectOption('2024');
    await products.getByRole('button', { name: 'Visa köp från 4 mars 2024' }).click();
    await expect(products.getByText('Innehållet i köpet kan inte visas.')).toBeVisible();
    const prescriptions = page.getByRole('region', { name: 'Receptvaror' });
    await prescriptions.getByRole('button', { name: 'Visa köp från 2 oktober 2025' }).click();
    await expect(prescriptions.getByRole('row', { name: /Loratadin/ })).toContainText('123,75 kr');

    await products.getByLabel('År').selectOption('Alla år');
    const order = products.getByRole('listitem').filter({ hasText: /Order \d{9}/ });
    await expect(order.getByRole('link', { name: /^Returnera varor/ })).toBeVisible();
    await setStatus(page, await ownOrderNumber(page), 'cancelled');
    await page.reload();
    await expect(order).toContainText('Avbruten');
    await expect(products.getByLabel('Sortera'), 'the list is as it was left').toHaveValue('oldest');
    await expectAccessible(page);
    await expect(order.getByRole('link', { name: /^Returnera varor/ })).toHaveCount(0);
    await order.getByRole('link', { name: /^Orderbekräftelse och status/ }).click();
    await expect(page.getByText('Inga varor skickas. Har du redan betalat får du pengarna tillbaka.')).toBeVisible();
    await page.goBack();
    await expect(dates.first()).toHaveText('1 januari 2024');
    await expect(products.getByRole('button', { name: 'Stäng köp från 4 mars 2024' })).toBeVisible();
  });

  test(`${mode}: a sign-out button is shown unless the app owns the session`, async ({ page }) => {
    await openAs(page, mode, 'member', '/kundklubb/');
    await page.getByRole('navigation', { name: 'Mina sidor' }).getByRole('button', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeFocused();
    expect((await page.request.get('/api/web/authy/getAccessToken')).status()).not.toBe(200);
  });
}

test('data that fails to load shows an error and appears on retry', async ({ page }) => {
  const failing = { kind: 'status', status: 500 } as const;
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'member');
  await fault(page, { path: '/api/members/member/bonus-checks', effect: failing });
  await shop.hasDeclinedCookies();
  await shop.open('/kundklubb/');
  const cheques = page.getByRole('region', { name: 'Dina bonuscheckar' });
  await expect(cheques.getByText('Något gick fel när bonuscheckarna hämtades')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await clearFaults(page);
  await cheques.getByRole('button', { name: 'Försök igen' }).click();
  await expect(cheques.getByRole('listitem')).toHaveCount(3);
});

test('on the narrowest phone, all figures of a purchase and the contact details are visible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'site', 'member', '/kundklubb/kop/');
  const toOpen = page.getByRole('button', { name: /^Visa köp från/ });
  await expect(toOpen.first()).toBeVisible();
  for (let left = await toOpen.count(); left > 0; left--) await toOpen.first().click();
  await expect(page.getByRole('table')).not.toHaveCount(0);
  await expect(page.getByRole('row', { name: /Halstabletter citron, 24 st 2 59 kr 118 kr/ })).toBeVisible();
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await over()).toBeLessThanOrEqual(0);
  await page.goto('/recept/doktor-se/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await over()).toBeLessThanOrEqual(0);
});

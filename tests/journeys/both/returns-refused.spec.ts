import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { setOrder } from '../../support/orders';
import {
  chooseToReturn,
  makeSlip,
  openReturn,
  returnCalls,
  returnHeading,
  returnRow,
  shownCode,
  slipsOn,
} from '../../support/return-page';
import { itemOf, lost, ownOrderNumber, prescribed, returned, sentAndReceived } from '../../support/returnable-order';

const { goods, other, food } = returned;
const all = [
  itemOf('goods', { quantity: 3 }),
  itemOf('other'),
  prescribed,
  itemOf('cold'),
  itemOf('food'),
  itemOf('medicine'),
  itemOf('missing'),
  itemOf('gift'),
  lost,
];

for (const mode of modes) {
  test(`${mode}, alike: rows that cannot be returned are listed with their reasons`, async ({ page }) => {
    await openReturn(page, mode, {
      ...sentAndReceived(all),
      deliveredQuantities: { [returned.missing.productNumber]: 0 },
    });
    const refused = page.getByRole('region', { name: 'Det här kan inte returneras' });
    for (const message of [
      'Receptvaror kan inte returneras, eftersom de inte får säljas igen när de har lämnat apoteket.',
      'Kylvaror kan inte returneras, eftersom de snabbt kan bli dåliga.',
      'Livsmedel och kosttillskott tar vi inte i retur.',
      'Läkemedel kan inte returneras, eftersom de inte får säljas igen när de har lämnat apoteket.',
      'Varan har inte levererats, så det finns inget att returnera.',
      'Varan kostade inget och behöver inte returneras.',
      'Varan kan inte returneras här. Kontakta kundservice, så hjälper vi dig.',
    ])
      await expect(refused.getByText(message, { exact: true })).toHaveCount(1);
    // An app has no footer with the number.
    await expect(refused.getByText(/reklamera den. Kontakta då kundservice på/).getByRole('link')).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(2);
    await expectAccessible(page);

    // The law's right to withdraw goes before: then food is sent back, too.
    await refused.getByRole('link', { name: 'ångra köpet' }).click();
    const exempt = page.getByRole('region', { name: 'Det här kan inte ångras här' });
    await expect(exempt).toContainText('Varan kan inte ångras här. Kontakta kundservice, så hjälper vi dig.');
    for (const { title } of [goods, other, returned.missing, returned.gift])
      await page.getByRole('checkbox', { name: title }).uncheck();
    await page.getByLabel('E-post').fill('karin.lindqvist@example.se');
    await page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' }).click();
    await page.getByRole('link', { name: 'Till retursedeln för det som du har fått' }).click();
    await expect(returnHeading(page)).toBeFocused();
    await expect(returnRow(page, food)).toContainText('Du har ångrat köpet av varan.');
    await expect(returnRow(page, food).getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);
    await makeSlip(page).click();
    await expect(slipsOn(page)).toContainText(`${food.title}, 1 st: Jag har ångrat mig`);
  });

  test(`${mode}, alike: an order that cannot be returned says why`, async ({ page }) => {
    test.slow();
    const sent = sentAndReceived([itemOf('goods')]);
    const { number } = await openReturn(page, mode, { ...sent, paymentMethod: 'alreadyPaidInPharmacy' });
    await expect(page.getByText('Köpet är betalt på apotek.')).toBeVisible();
    await expectAccessible(page);
    const states: [Parameters<typeof setOrder>[2], string | RegExp][] = [
      [{ ...sent, returnedInPharmacy: true }, 'En retur av köpet är redan registrerad på ett apotek.'],
      [
        { ...sent, returnedInPharmacy: false, items: [itemOf('medicine')] },
        'Ingen av varorna i beställningen kan returneras.',
      ],
      [{ ...sent, status: 'cancelled' }, 'Beställningen är avbruten eller nekad. Det finns inget att returnera.'],
      [{ ...sent, status: 'notFulfilled', parcels: [] }, 'Du kan skapa en retursedel så snart paketet har lämnat'],
      [
        { ...sent, status: 'notFulfilled', parcels: [], items: [prescribed] },
        'Ingen av varorna i beställningen kan returneras.',
      ],
    ];
    for (const [life, message] of states) {
      await setOrder(page, number, life);
      await page.reload();
      await expect(page.getByText(message)).toBeVisible();
      await expect(makeSlip(page)).toBeHidden();
    }
    await expect(page.getByRole('region', { name: 'Det här kan inte returneras' })).toContainText(prescribed.title);
    await setOrder(page, number, { ...sent, returnedInPharmacy: true });
    await page.getByRole('link', { name: 'Till beställningen' }).click();
    const prompt = page.getByRole('region', { name: 'Retur' });
    await expect(prompt).toContainText('En retur av köpet är redan registrerad på ett apotek.');
  });

  test(`${mode}, alike: a purchase of prescription goods is not offered to be returned`, async ({ page }) => {
    await openAs(page, mode, 'customer', '/kundklubb/kop/');
    const number = await ownOrderNumber(page);
    await setOrder(page, number, { status: 'confirmed', paymentMethod: 'card', items: [prescribed], parcels: [] });
    await page.reload();
    const bought = page
      .getByRole('region', { name: 'Receptvaror' })
      .getByRole('listitem')
      .filter({ hasText: `Order ${number}` });
    await expect(bought.getByRole('link', { name: /^Orderbekräftelse och status/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Returnera varor/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`${mode}, alike: an order of which nothing can be withdrawn from says why on its page`, async ({ page }) => {
    const { number } = await openReturn(page, mode, sentAndReceived([itemOf('medicine'), itemOf('cold')]));
    await page.goto(addressIn(mode, paths.order(number)));
    const exempt = page.getByRole('region', { name: 'Det här kan inte ångras här' });
    for (const message of [
      'Läkemedel omfattas inte av ångerrätten, eftersom de inte får säljas igen när de har lämnat apoteket.',
      'Kylvaror omfattas inte av ångerrätten, eftersom de snabbt kan bli dåliga.',
    ])
      await expect(exempt.getByText(message, { exact: true })).toBeVisible();
    await expect(exempt.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('link', { name: 'Ångra köpet här' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`${mode}, alike: who is not signed in finds the order first, and makes the slip then`, async ({
    page,
    browser,
  }) => {
    const { address } = await openReturn(page, mode, { ...sentAndReceived([itemOf('goods')]) });
    const { cookies } = await page.context().storageState();
    const visitor = await browser.newContext();
    await visitor.addCookies(cookies.filter(({ name }) => name === 'luckan_test'));
    const their = await visitor.newPage();
    await their.goto(address);
    await expect(returnHeading(their)).toBeVisible();
    await their.getByLabel('E-post eller telefonnummer').fill('070-000 00 00');
    await their.getByRole('button', { name: 'Gå vidare' }).click();
    await expect(their.getByText('Felaktig e-post eller telefonnummer')).toBeVisible();
    await their.getByLabel('E-post eller telefonnummer').fill('070-174 06 05');
    await their.getByRole('button', { name: 'Gå vidare' }).click();
    await chooseToReturn(their, goods, '1 st', 'Annat skäl');
    await makeSlip(their).click();
    const made = await shownCode(their);
    await expect(makeSlip(their)).toBeHidden();
    await page.reload();
    expect(await shownCode(page)).toBe(made);
    await visitor.close();
  });

  test(`${mode}, alike: a service that fails, or knows no such order, says so`, async ({ page }) => {
    test.slow();
    const { address } = await openReturn(page, mode, sentAndReceived([itemOf('goods')]));
    await expect(makeSlip(page)).toBeVisible();
    for (const path of [returnCalls.one, returnCalls.reasons]) {
      await fault(page, { method: 'GET', path, effect: { kind: 'status', status: 500 } });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.reload();
      const failure = page.getByRole('alert').filter({ hasText: 'Informationen kunde inte hämtas' });
      await expect(failure).toBeInViewport({ ratio: 1, timeout: 20_000 });
      await expect(failure).toBeFocused();
      await expect(page.getByText('Kontrollera din anslutning och försök igen senare.')).toBeVisible();
      await expectAccessible(page);
      await clearFaults(page);
      await page.getByRole('button', { name: 'Försök igen' }).click();
      await expect(makeSlip(page)).toBeVisible();
    }
    await fault(page, { method: 'GET', path: returnCalls.one, effect: { kind: 'status', status: 404 } });
    await page.reload();
    const missing = page.getByRole('alert').filter({ hasText: 'Beställningen hittades inte' });
    await expect(missing).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(missing.getByRole('button', { name: 'Hitta beställningen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('E-post eller telefonnummer')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Öppna beställningen igen' })).toBeFocused();
    await clearFaults(page);
    await page.goto(addressIn(mode, '/order/unknown/return/'));
    await expect(page.getByLabel('E-post eller telefonnummer')).toBeVisible();
    await expect(page).not.toHaveURL(address);
  });
}

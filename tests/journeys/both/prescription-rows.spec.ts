import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { attachAsApp, bag, bagRow, bringAsApp, openPrescription, order } from '../../support/prescription-bag';
import { signInAs } from '../../support/sign-in';
import { atPayment, pressPay, throughDelivery } from '../../support/steps';

const question = (page: Page) => page.getByRole('dialog', { name: 'Utan högkostnadsskydd' });
const summary = (page: Page) => page.getByRole('region', { name: /^(Summering|Din beställning)$/ });

/** The amount beside a name. */
async function amount(place: Locator, name: string): Promise<string> {
  const line = place.getByText(name, { exact: true }).locator('..');
  return (await line.getByRole('definition').textContent()) ?? '';
}

for (const mode of modes) {
  test(`${mode}, alike: a row says what it replaces and what is outside the high-cost protection, from list to confirmation`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    const token = await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(paths.prescriptions());
    await openPrescription(page, 'Enalapril Nordrex 20 mg');
    await expect(order(page)).toContainText(
      /Du har läkemedel kvar sedan förra uttaget\. Från \d+\s\p{L}+ \d{4} ingår nästa uttag i högkostnadsskyddet igen\./u,
    );
    const options = order(page).getByRole('group', { name: 'Välj vara' }).locator('label');
    await expect(options.filter({ hasText: 'Utanför högkostnadsskyddet' })).toHaveCount(await options.count());
    await expectAccessible(page);
    await order(page).getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(question(page)).toContainText(/du betalar \d+(,\d\d)?\skr\./);
    await expect(question(page)).toContainText(
      /Väntar du till \d+\s\p{L}+ \d{4} betalar du \d+(,\d\d)?\skr med högkostnadsskyddet/u,
    );
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Vänta' }).click();
    await expect(order(page)).not.toContainText('I varukorgen');
    await order(page).getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await question(page).getByRole('button', { name: 'Beställ ändå' }).click();

    const notes = async (place: Locator) => {
      await expect(place).toContainText('I stället för Enalapril Nordrex 20 mg');
      await expect(place).toContainText('Utanför högkostnadsskyddet: du har läkemedel kvar sedan förra uttaget.');
    };
    await expect(order(page)).toContainText('I varukorgen: Enalapril');
    await notes(order(page));
    const substitution = page.getByRole('region', { name: 'Utbyte' });
    await expect(substitution).toContainText('Du har valt periodens vara, Enalapril');
    await expect(substitution).not.toContainText('Byt till');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Alla recept' }).click();
    const listed = page.getByRole('list', { name: 'Recept' }).getByRole('listitem');
    await notes(listed.filter({ hasText: 'Enalapril Nordrex 20 mg' }));
    if (mode === 'external') await attachAsApp(page, token);
    else {
      await page.getByRole('link', { name: /^Varukorg, 4 varor/ }).click();
      await notes(
        page
          .getByRole('dialog', { name: /^Varukorg/ })
          .getByRole('listitem')
          .last(),
      );
    }

    await shop.open(paths.cart());
    await notes(bagRow(page, 'Enalapril Nordrex 20 mg'));
    await expect(bagRow(page, 'Enalapril Nordrex 10 mg')).toContainText(/\d+\skr är utanför högkostnadsskyddet/);
    await expect(summary(page).getByText('Varor', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    const [before, inside, outside] = await Promise.all(
      ['Kostnad före rabatt', 'varav inom högkostnadsskyddet', 'varav utanför högkostnadsskyddet'].map((name) =>
        amount(bag(page), name),
      ),
    );
    await shop.open(paths.costProtection());
    const withBag = page.getByRole('region', { name: 'Efter en beställning av det som ligger i varukorgen' });
    await expect(withBag).toContainText(`lägger ${inside} till kostnaden före rabatt.`);
    await expect(withBag).toContainText(
      `De kostar ${before} före rabatt, men ${outside} av det är utanför högkostnadsskyddet.`,
    );

    await shop.open(paths.checkout());
    await notes(bagRow(page, 'Enalapril Nordrex 20 mg'));
    const pays = await amount(bag(page), 'Du betalar för receptvaror');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await throughDelivery(page, async () => {
      const home = page.frameLocator('iframe[title="Leverans"]').getByRole('radio', { name: /Hemleverans.*Fri frakt/ });
      await home.check();
      await expect(summary(page)).toContainText('Frakten är fri');
    });
    await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ }).check();
    const payment = await atPayment(page);
    await expect(summary(page).getByRole('definition').filter({ hasText: pays })).toHaveCount(2);
    await pressPay(payment);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    const ordered = page.getByRole('row', { name: /I stället för Enalapril Nordrex 20 mg/ });
    await expect(ordered).toContainText(/\d+\skr är utanför högkostnadsskyddet/);
    const products = page.getByRole('region', { name: 'Dina varor' });
    await expect(products).toContainText(/FraktFri/);
    await expect(products).toContainText(pays);
    await expectAccessible(page);

    await shop.open(paths.clubPurchases());
    const bought = page.getByRole('region', { name: 'Receptvaror' });
    await bought
      .getByRole('button', { name: /^Visa köp/ })
      .first()
      .click();
    await expect(bought.getByRole('row', { name: /I stället för Enalapril Nordrex 20 mg/ })).toBeVisible();
    await expectAccessible(page);
  });

  test(`${mode}, alike: more packages of what comes too early are ordered once their price without the protection is known`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const authorization = `Bearer ${await signInAs(page, 'prescriptions')}`;
    await page.request.get('/api/expedition/cart', { headers: { authorization } });
    // Back to a day on which there is medicine left of what was collected 80 days before today.
    const now = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await page.request.put('/__clock', { headers: { 'X-Luckan-Test': '1' }, data: { now } });
    const later = await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(paths.prescriptions());
    await openPrescription(page, 'Enalapril Nordrex 10 mg');
    await raise(page, order(page));
    await order(page).getByRole('button', { name: 'Minska antalet' }).click();
    await expect(order(page).getByRole('textbox')).toHaveValue('2');
    await expect(question(page), 'fewer are not asked about').toHaveCount(0);
    if (mode === 'external') await attachAsApp(page, later);
    await shop.open(paths.cart());
    await raise(page, bagRow(page, 'Enalapril'));
    if (mode === 'external') await bringAsApp(page, later);
    await expect(bag(page)).toContainText('4 förpackningar');
  });
}

/** From two packages to three: first the price cannot be read, then the customer waits, then orders. */
async function raise(page: Page, place: Locator): Promise<void> {
  const more = place.getByRole('button', { name: 'Öka antalet' });
  const options = '/api/expedition/prescriptions/*/product-options';
  await expect(place.getByRole('textbox')).toHaveValue('2');
  await fault(page, { path: options, effect: { kind: 'status', status: 404 } });
  await more.click();
  await expect(question(page).getByRole('alert')).toContainText('Priset kunde inte hämtas');
  await expectAccessible(page);
  await clearFaults(page);
  await question(page).getByRole('button', { name: 'Försök igen' }).click();
  await expect(question(page)).toContainText(/du betalar \d+(,\d\d)?\skr\./);
  await question(page).getByRole('button', { name: 'Vänta' }).click();
  await expect(place.getByRole('textbox')).toHaveValue('2');
  await expect(more).toBeFocused();
  await more.click();
  await question(page).getByRole('button', { name: 'Beställ ändå' }).click();
  await expect(place.getByRole('textbox')).toHaveValue('3');
}

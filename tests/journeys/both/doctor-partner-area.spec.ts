import type { Page } from '@playwright/test';
import { doctorArea } from '../../../src/routes/area-paths';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, modes, type Shop, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { atPayment, throughDelivery } from '../../support/steps';

const main = (page: Page) => page.getByRole('main');
const isPartners = (page: Page) => expect(page.locator('html')).toHaveClass('theme-orange');
const events = (page: Page) => main(page).getByRole('region', { name: 'Notiser' });
const contact = (page: Page) => main(page).getByRole('region', { name: 'Kontakt', exact: true });
const bag = (page: Page) => main(page).getByRole('region', { name: 'Receptvaror' });
const order = (page: Page) => page.getByRole('region', { name: 'Beställ', exact: true });

/** Every link to prescriptions, in header, page and footer, stays in the partner's variant. */
async function expectPartnersLinks(page: Page): Promise<void> {
  const toPrescriptions = async () => {
    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    return addresses.filter((path) => path.includes('/recept/'));
  };
  expect((await toPrescriptions()).length).toBeGreaterThan(0);
  // Prerendered links change with hydration.
  const elsewhere = async () => (await toPrescriptions()).filter((path) => !path.includes(doctorArea.prescriptions()));
  await expect.poll(elsewhere).toEqual([]);
}

/** Every cart that was requested is of the partner's channel. */
function expectPartnersCarts({ requested }: Shop): void {
  const carts = requested.filter((url) => url.includes('/cart2/internal/'));
  expect(carts.length).toBeGreaterThan(0);
  expect(carts.filter((url) => !url.includes('/internal/doktor-se/'))).toEqual([]);
}

for (const mode of modes) {
  test(`${mode}, alike: what is ordered in the partner’s area is in the partner’s cart`, async ({ page }) => {
    test.slow();
    const shop = await openAs(page, mode, 'prescriptions', doctorArea.prescriptions());
    await events(page).getByRole('link', { name: 'Nytt recept: Atorvastatin 20 mg' }).click();
    await expect(page).toHaveURL(/\/recept\/doktor-se\/mina\/[^/]+\/$/);
    await order(page).getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(order(page)).toContainText('I varukorgen: Atorvastatin');
    await isPartners(page);
    if (mode === 'external') {
      await expect
        .poll(() => shop.messages.findLast(({ type }) => type === 'CART_CHANGE')?.payload)
        .toMatchObject({ hasPrescriptions: true, numberOfItems: 4, cartId: expect.stringMatching(/.+/) });
    } else {
      await shop.open(paths.cart());
      await isPartners(page);
      await expect(bag(page).getByRole('listitem').filter({ hasText: 'Atorvastatin' })).toContainText('Till dig');
      await expectAccessible(page);
      await shop.open(paths.checkout());
      await isPartners(page);
      await expect(bag(page)).toContainText('Atorvastatin');
      await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
      await expect(
        page.frameLocator('iframe[title="Leverans"]').getByLabel('Förnamn', { exact: true }),
      ).not.toHaveValue('');
      await throughDelivery(page);
      await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ }).check();
      await atPayment(page);
      await isPartners(page);
    }
    expectPartnersCarts(shop);
  });

  test(`${mode}: terms are accepted in the partner’s area, which the whole shop’s links lead to`, async ({ page }) => {
    const shop = await openAs(page, mode, 'newcomer', doctorArea.animals());
    const accept = async (form: string) => {
      await isPartners(page);
      const terms = page.getByRole('form', { name: form });
      await terms.getByRole('checkbox').check();
      await terms.getByRole('button', { name: 'Fortsätt till recepten' }).click();
    };
    await accept('Villkor för djurrecept');
    await expect(page.getByText('Du har inga recept till djur')).toBeVisible();
    await main(page).getByRole('link', { name: 'Mina recept', exact: true }).click();
    const own = page.getByRole('form', { name: 'Villkor för recept' });
    await expect(own).toContainText('Bara du, den som har fullmakt från dig och våra farmaceuter ser dina recept.');
    await expect(own).toContainText('Ett barns recept ser även vårdnadshavarna, tills barnet fyller 13 år.');
    await accept('Villkor för recept');
    await expect(page.getByText('Du har inga recept', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${doctorArea.prescriptions()}$`));
    await expect(contact(page)).toBeVisible();

    await shop.open(paths.home());
    await isPartners(page);
    await expectPartnersLinks(page);
    const shortcut = main(page)
      .getByRole('navigation', { name: 'Vanliga ärenden' })
      .getByRole('link', { name: 'Mina recept' });
    await shortcut.click();
    await expect(page).toHaveURL(new RegExp(`${doctorArea.prescriptions()}$`));
    if (mode === 'site') {
      await page.getByRole('button', { name: 'Meny' }).click();
      const menu = page.getByRole('dialog', { name: 'Alla kategorier' });
      const current = menu.getByRole('link', { name: 'Mina recept', exact: true });
      await expect(current).toHaveAttribute('aria-current', 'page');
      await current.click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${doctorArea.prescriptions()}$`));
    }
  });

  for (const { person, start, link, heading, event } of [
    {
      person: 'guardian',
      start: doctorArea.children(),
      link: 'Alva Ekström',
      heading: 'Recept för Alva',
      event: 'Nytt recept till Alva: Amoxicillin 500 mg',
    },
    {
      person: 'second-receiver',
      start: doctorArea.powersOfAttorney(),
      link: 'Gun Wikander',
      heading: 'Recept för Gun',
      event: null,
    },
  ]) {
    test(`${mode}, alike: ${heading} in the partner’s area, with the partner’s contacts`, async ({ page }) => {
      const shop = await openAs(page, mode, person, start);
      await main(page).getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toContain(start);
      await isPartners(page);
      await expect(contact(page).getByRole('link', { name: 'patient@doktor-se.example' })).toBeVisible();
      if (event !== null) {
        await events(page).getByRole('link', { name: event }).click();
        await expect(page).toHaveURL(/\/recept\/doktor-se\/barn\/[^/]+\/[^/]+\/$/);
      } else {
        await page.getByRole('list', { name: 'Recept' }).getByRole('link').first().click();
        await expect(page).toHaveURL(/\/recept\/doktor-se\/fullmakter\/[^/]+\/[^/]+\/$/);
      }
      await order(page).getByRole('button', { name: 'Lägg i varukorgen' }).click();
      await expect(order(page)).toContainText('I varukorgen');
      await expectPartnersLinks(page);
      await expectAccessible(page);

      // The club's box leads to the partner's area, too.
      await shop.open(paths.club());
      await isPartners(page);
      const box = main(page).getByRole('region', { name: 'Dina recept' });
      const notice = box.getByRole('link', { name: event ?? /^Fullmakten som du har fått av Gun slutar / });
      await notice.click();
      await expect(page).toHaveURL(/\/recept\/doktor-se\//);
      expectPartnersCarts(shop);
    });
  }
}

const own = doctorArea.prescriptions();
const notifications = [
  ['NEW_PRESCRIPTION', 'prescriptions', 'Nytt recept: Atorvastatin 20 mg', `${own}mina/[^/]+/`, /^Atorvastatin/],
  [
    'EXPIRING_PRESCRIPTION',
    'prescriptions',
    /^Receptet på Metformin 500 mg går ut /,
    `${own}mina/[^/]+/`,
    /^Metformin/,
  ],
  [
    'EXPIRING_COST_PROTECTION_PERIOD',
    'protection-90',
    /^Perioden i högkostnadsskyddet slutar /,
    doctorArea.costProtection(),
    'Mina recept',
  ],
  [
    'NEW_POWER_OF_ATTORNEY_REQUEST',
    'receiver',
    'Gunilla vill ge dig en fullmakt',
    doctorArea.powersOfAttorney(),
    'Fullmakter',
  ],
  [
    'EXPIRING_GIVEN_POWER_OF_ATTORNEY',
    'giver',
    /^Fullmakten som du har gett Tomas slutar /,
    doctorArea.powersOfAttorney(),
    'Fullmakter',
  ],
  [
    'EXPIRING_RECEIVED_POWER_OF_ATTORNEY',
    'second-receiver',
    /^Fullmakten som du har fått av Gun slutar /,
    doctorArea.powersOfAttorney(),
    'Fullmakter',
  ],
] as const;

for (const mode of modes) {
  for (const [kind, person, text, target, heading] of notifications) {
    test(`${mode}, alike: ${kind} leads to what it is about within the partner’s area`, async ({ page }) => {
      const shop = await openAs(page, mode, person, own);
      const arrives = async (address: string, title: string | RegExp) => {
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await isPartners(page);
      };
      await events(page).getByRole('link', { name: text }).click();
      await arrives(target, heading);
      await expectAccessible(page);
      await shop.open(paths.club());
      const box = main(page).getByRole('region', { name: 'Dina recept' });
      if (kind === 'EXPIRING_PRESCRIPTION') {
        // Several of them are one notice in the club.
        await box.getByRole('link', { name: '2 recept går snart ut' }).click();
        await arrives(`${own}\\?sort=expiry`, 'Mina recept');
        await expect(page.getByRole('combobox', { name: 'Sortera' })).toHaveValue('expiry');
      } else {
        await box.getByRole('link', { name: text }).click();
        await arrives(target, heading);
      }
    });
  }
}

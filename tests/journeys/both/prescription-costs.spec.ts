import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { signInAs } from '../../support/sign-in';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
const now = (page: Page) => region(page, 'Så här ser det ut nu');
const current = (page: Page) => region(page, 'Så fungerar stegen').locator('[aria-current="step"]');
const withBag = 'Efter en beställning av det som ligger i varukorgen';

for (const mode of modes) {
  test(`${mode}, alike: what was spent, the step, when the period ends, and what the bag does to it`, async ({
    page,
  }) => {
    await openAs(page, mode, 'prescriptions', paths.costProtection());
    await expect(now(page)).toContainText('Kostnad före rabatt2 435 kr');
    await expect(now(page)).toContainText('Betalat hittills2 326,25 kr');
    await expect(now(page)).toContainText('Rabatt på nästa läkemedel25 %');
    await expect(now(page)).toContainText('Kostnad kvar till 75 % rabatt1 152 kr');
    await expect(now(page)).toContainText('Kvar att betala till frikort1 473,75 kr');
    await expect(now(page)).toContainText(/Perioden slutar.*om \d+ månader( och \d+ dagar)?/);
    await expect(current(page)).toContainText('Man betalar 75 %');
    await expect(current(page)).toContainText('Här är du nu');
    const after = region(page, withBag);
    await expect(after).toContainText(/Läkemedlen i varukorgen lägger \d+(,\d\d)?\skr till kostnaden före rabatt/);
    await expect(after).toContainText('Kvar att betala till frikort');
    await expect(region(page, 'Så fungerar stegen').getByText('Med varukorgen')).toHaveCount(1);
    await expectAccessible(page);
  });

  test(`${mode}, alike: a bag that passes a step shows where it leads`, async ({ page }) => {
    await openAs(page, mode, 'protection-passes', paths.costProtection());
    const step = (text: string) => region(page, 'Så fungerar stegen').getByRole('listitem').filter({ hasText: text });
    await expect(current(page)).toContainText('Man betalar 75 %');
    await expect(current(page).getByText('Med varukorgen')).toHaveCount(0);
    await expect(step('Man betalar 25 %')).toContainText('Med varukorgen');
    await expect(region(page, withBag)).toContainText('Rabatt på nästa läkemedel75 %');
    await expect(region(page, withBag)).not.toContainText('Då nås frikortet.');
    // The bag fills the rest of the current step and begins the next one.
    const drawn = (text: string) =>
      step(text)
        .locator('rect')
        .evaluateAll((parts) => parts.map((part) => Number(part.getAttribute('width'))));
    const [filled, now] = await drawn('Man betalar 75 %');
    expect([filled, Number(now) > 90 && Number(now) < 100]).toEqual([100, true]);
    const [begun, none] = await drawn('Man betalar 25 %');
    expect([Number(begun) > 0 && Number(begun) < 10, none]).toEqual([true, 0]);
    await expectAccessible(page);
  });

  test(`${mode}, alike: a register that is down shows why, and the protection on retry`, async ({ page }) => {
    const cost = '/api/expedition/cost-protection';
    const shop = await launchIn(page, mode);
    await signInAs(page, 'protection-25');
    await fault(page, { path: cost, effect: { kind: 'status', status: 404 } });
    await shop.hasDeclinedCookies();
    await shop.open(paths.costProtection());
    const alert = main(page).getByRole('alert').filter({ hasText: 'Just nu kan vi inte visa högkostnadsskyddet' });
    await expect(alert).toBeVisible();
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(now(page)).toBeVisible();
  });
}

for (const [person, paying, fact] of [
  ['protection-25', 'Man betalar 75 %', 'Kostnad kvar till 75 % rabatt1 187 kr'],
  ['protection-75', 'Man betalar 25 %', 'Kostnad kvar till 90 % rabatt1 300 kr'],
  ['protection-90', 'Man betalar 10 %', 'Kostnad kvar till frikort1 117 kr'],
  ['free-card', 'Frikort: man betalar ingenting', 'Rabatt på nästa läkemedel100 %'],
  ['no-prescriptions', 'Man betalar 100 %', 'Ingen period pågår.'],
] as const) {
  test(`each step of the ladder: ${person}`, async ({ page }) => {
    await openAs(page, 'site', person, paths.costProtection());
    await expect(now(page)).toContainText(fact);
    await expect(current(page)).toContainText(paying);
    await expect(region(page, withBag)).toHaveCount(0);
    const card = main(page).getByRole('status').filter({ hasText: 'Du har frikort' });
    await expect(card).toHaveCount(person === 'free-card' ? 1 : 0);
    if (person === 'free-card' || person === 'no-prescriptions') await expectAccessible(page);
  });
}

test('a bag that reaches the free card says so', async ({ page }) => {
  await openAs(page, 'site', 'free-card-soon', paths.costProtection());
  await expect(current(page)).toContainText('Man betalar 10 %');
  await expect(region(page, withBag)).toContainText('Då nås frikortet.');
  await expect(region(page, withBag)).toContainText('Rabatt på nästa läkemedel100 %');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Frikort: man betalar ingenting' })).toContainText(
    'Med varukorgen',
  );
});

for (const [whose, person, path] of [
  ['a minor’s own', 'minor-16', paths.costProtection()],
  ['a child’s, of a guardian', 'guardian', paths.children()],
] as const) {
  test(`medicine is free under 18: ${whose}`, async ({ page }) => {
    await openAs(page, 'site', person, path);
    if (person === 'guardian') {
      await main(page).getByRole('link', { name: /Alva/ }).click();
      await main(page).getByRole('link', { name: 'Högkostnadsskydd' }).click();
    }
    await expect(main(page).getByText('Gratis under 18 år')).toBeVisible();
    await expect(now(page)).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a giver’s protection is that of the giver', async ({ page }) => {
  await openAs(page, 'site', 'receiver', paths.powersOfAttorney());
  await main(page).getByRole('link', { name: 'Gun Wikander' }).click();
  await main(page).getByRole('link', { name: 'Högkostnadsskydd' }).click();
  await expect(now(page)).toContainText('Kostnad före rabatt2 100 kr');
  await expect(current(page)).toContainText('Nuvarande steg');
});

test('nothing is read before the terms are accepted', async ({ page }) => {
  const shop = await openAs(page, 'site', 'newcomer', paths.costProtection());
  await expect(main(page).getByRole('heading', { name: 'Villkor för recept' })).toBeVisible();
  expect(shop.requested.filter((url) => /\/api\/expedition\/(cost-protection|customer\/events)/.test(url))).toEqual([]);
});

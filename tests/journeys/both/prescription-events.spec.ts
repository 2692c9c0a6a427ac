import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';

const main = (page: Page) => page.getByRole('main');
const events = (page: Page) => main(page).getByRole('region', { name: 'Notiser' });
const box = (page: Page) => main(page).getByRole('region', { name: 'Dina recept' });

for (const mode of modes) {
  test(`${mode}, alike: new and expiring prescriptions, each leading to its own page`, async ({ page }) => {
    const shop = await openAs(page, mode, 'prescriptions', paths.prescriptions());
    await expect(events(page).getByRole('link', { name: /^Receptet på Metformin 500 mg går ut / })).toBeVisible();
    await expectAccessible(page);
    await events(page).getByRole('link', { name: 'Nytt recept: Atorvastatin 20 mg' }).click();
    await expect(main(page).getByText('Atorvastatin', { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/recept\/mina\/[^/]+\/$/);

    await shop.open(paths.club());
    await expect(box(page).getByRole('link', { name: '2 recept går snart ut' })).toBeVisible();
    await expect(box(page).getByRole('link', { name: 'Nytt recept: Atorvastatin 20 mg' })).toBeVisible();
    await expectAccessible(page);
    await box(page).getByRole('link', { name: 'Till mina recept' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mina recept' })).toBeVisible();
    const sorting = page.getByRole('combobox', { name: 'Sortera' });
    await expect(sorting).toHaveValue('prescribed');
    await page.goBack();
    await box(page).getByRole('link', { name: '2 recept går snart ut' }).click();
    await expect(sorting).toHaveValue('expiry');
    await expect(page.getByRole('list', { name: 'Recept' }).getByRole('link').first()).toContainText('Metformin');
  });
}

for (const [person, text, target, heading] of [
  ['protection-90', /^Perioden i högkostnadsskyddet slutar /, paths.costProtection(), 'Mina recept'],
  ['receiver', 'Gunilla vill ge dig en fullmakt', paths.powersOfAttorney(), 'Fullmakter'],
  ['giver', /^Fullmakten som du har gett Tomas slutar /, paths.powersOfAttorney(), 'Fullmakter'],
  ['second-receiver', /^Fullmakten som du har fått av Gun slutar /, paths.powersOfAttorney(), 'Fullmakter'],
] as const) {
  for (const mode of modes) {
    test(`${mode}, alike: a notification of ${person} leads to what it is about`, async ({ page }) => {
      const shop = await openAs(page, mode, person, paths.prescriptions());
      await events(page).getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await shop.open(paths.club());
      await box(page).getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    });
  }
}

for (const mode of modes) {
  test(`${mode}, alike: a giver’s prescriptions and period are told of once the power of attorney is approved`, async ({
    page,
  }) => {
    const ofGunilla = /^Receptet på Metformin 500 mg till Gunilla går ut /;
    const shop = await openAs(page, mode, 'receiver', paths.club());
    await expect(box(page).getByRole('link', { name: 'Gunilla vill ge dig en fullmakt' })).toBeVisible();
    await expect(box(page).getByRole('link', { name: /till Gunilla/ })).toHaveCount(0);
    await box(page).getByRole('link', { name: 'Gunilla vill ge dig en fullmakt' }).click();
    await main(page).getByRole('button', { name: 'Godkänn fullmakten från Gunilla Sandberg' }).click();
    const consent = page.getByRole('dialog');
    await consent.getByRole('checkbox').check();
    await consent.getByRole('button', { name: 'Godkänn' }).click();
    await expect(consent).toHaveCount(0);

    await main(page).getByRole('link', { name: 'Gunilla Sandberg' }).click();
    await expect(events(page).getByRole('link', { name: ofGunilla })).toBeVisible();
    await expectAccessible(page);
    await events(page).getByRole('link', { name: 'Nytt recept till Gunilla: Atorvastatin 20 mg' }).click();
    await expect(page).toHaveURL(/\/recept\/fullmakter\/[^/]+\/[^/]+\/$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Atorvastatin/ })).toBeVisible();

    await shop.open(paths.club());
    await expect(box(page).getByRole('link', { name: '2 recept till Gunilla går snart ut' })).toBeVisible();
    await box(page).getByRole('link', { name: 'Nytt recept till Gunilla: Atorvastatin 20 mg' }).click();
    await expect(page).toHaveURL(/\/recept\/fullmakter\/[^/]+\/[^/]+\/$/);
  });
}

test('notifications of children and animals are on their pages, and in the club', async ({ page }) => {
  const shop = await openAs(page, 'site', 'guardian', paths.club());
  await box(page).getByRole('link', { name: 'Nytt recept till Alva: Amoxicillin 500 mg' }).click();
  await expect(page).toHaveURL(/\/recept\/barn\/[^/]+\/[^/]+\/$/);
  await shop.open(paths.children());
  await main(page).getByRole('link', { name: /^Alva/ }).click();
  await expect(events(page).getByRole('link', { name: 'Nytt recept till Alva: Amoxicillin 500 mg' })).toBeVisible();
});

test('notifications about animals name the animal', async ({ page }) => {
  await openAs(page, 'site', 'animal-owner', paths.animals());
  await events(page)
    .getByRole('link', { name: /till Bosse/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/recept\/djur\/[^/]+\/$/);
});

test('many notifications are shown on request', async ({ page }) => {
  await openAs(page, 'site', 'many-prescriptions', paths.prescriptions());
  const links = events(page).getByRole('link');
  await expect(links).toHaveCount(3);
  const first = await links.allTextContents();
  expect(first.filter((text) => text.includes(' går ut ') || text.includes(' slutar '))).toHaveLength(3);
  await page.reload();
  await expect(links).toHaveText(first);
  const more = events(page).getByRole('button');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(more).toHaveAccessibleName('Visa färre notiser');
  expect(await links.count()).toBeGreaterThan(3);
});

test('notifications that cannot be read leave the rest as it is', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await fault(page, { path: '/api/expedition/customer/events', effect: { kind: 'status', status: 404 } });
  await shop.hasDeclinedCookies();
  await shop.open(paths.prescriptions());
  await expect(main(page).getByRole('list', { name: 'Recept' })).toBeVisible();
  await quiet(page);
  await expect(events(page)).toHaveCount(0);
  await expect(main(page).getByText('Någonting gick fel')).toHaveCount(0);
});

test('the club reads no notifications before the terms are accepted', async ({ page }) => {
  const shop = await openAs(page, 'site', 'newcomer', paths.club());
  await expect(box(page).getByRole('link', { name: 'Till mina recept' })).toBeVisible();
  await quiet(page);
  expect(shop.requested.filter((url) => /\/expedition\/(.*events|children|powers)/.test(url))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';
import { asSomebodyElse } from '../../support/somebody-else';
import { allStored } from '../../support/stored';

const numbers = { alva: '20200311-2386', liam: '20090302-2382', saga: '20100203-2389' };
const list = (page: Page) => page.getByRole('list', { name: 'Barn' });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Lägg till barn' });
const areaNav = (page: Page) => page.getByRole('navigation', { name: 'Receptsidor' });

async function add(page: Page, number: string): Promise<void> {
  await adding(page).getByLabel('Barnets personnummer').fill(number);
  await adding(page).getByRole('button', { name: 'Lägg till', exact: true }).click();
}

for (const mode of modes) {
  test(`${mode}, alike: a guardian adds and hides children, and sees their prescriptions until the law hides them`, async ({
    page,
    context,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'guardian');
    await shop.hasDeclinedCookies();
    await shop.open(paths.children());
    await expect(list(page).getByRole('listitem')).toHaveCount(3);
    const ebba = list(page).getByRole('listitem').filter({ hasText: 'Ebba Ekström' });
    await expect(ebba).toContainText('Ebba har fyllt 13 år. Recepten är dolda för vårdnadshavare.');
    await expect(ebba.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Lägg till barn' }).click();
    await add(page, '');
    await expect(adding(page)).toContainText('Obligatoriskt fält');
    for (const wrong of ['20090302-2383', '090302-2382', '200903022383', '20090230-2388']) {
      await add(page, wrong);
      await expect(adding(page)).toContainText(
        'Personnumret ser inte ut att stämma. Kontrollera numret och prova skriv i formatet ÅÅÅÅMMDD-XXXX.',
      );
    }
    await expectAccessible(page);
    await add(page, numbers.saga);
    await expect(adding(page)).toContainText('Du är inte registrerad som vårdnadshavare för ett barn med det');
    await expect(adding(page).getByLabel('Barnets personnummer')).toBeFocused();
    await add(page, numbers.alva);
    await expect(adding(page)).toContainText('Barnet finns redan i listan.');
    await fault(page, {
      method: 'POST',
      path: '/api/expedition/children',
      effect: { kind: 'status', status: 500 },
    });
    await add(page, numbers.liam);
    await expect(adding(page).getByRole('alert')).toContainText('Något gick fel när barnet lades till');
    await clearFaults(page);
    // A phone's keypad of digits has no hyphen.
    await add(page, numbers.liam.replace('-', ''));
    await expect(page.getByRole('status').filter({ hasText: 'Barnet är tillagt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lägg till barn' })).toBeFocused();
    await expect(list(page)).toContainText('Liam Ekström');

    const question = page.getByRole('dialog', { name: 'Vill du dölja Liam?' });
    await page.getByRole('button', { name: 'Dölj Liam' }).click();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByRole('button', { name: 'Dölj Liam' })).toBeFocused();
    await page.getByRole('button', { name: 'Dölj Liam' }).click();
    await fault(page, {
      method: 'DELETE',
      path: '/api/expedition/children/*',
      effect: { kind: 'status', status: 500 },
    });
    await question.getByRole('button', { name: 'Dölj', exact: true }).click();
    await expect(question.getByRole('alert')).toContainText('Något gick fel när barnet doldes');
    await clearFaults(page);
    await question.getByRole('button', { name: 'Dölj', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Liam är dold' })).toBeVisible();
    await expect(list(page)).not.toContainText('Liam');
    await expect(page.getByRole('heading', { name: 'Barn i din lista' })).toBeFocused();

    await list(page).getByRole('link', { name: 'Alva Ekström' }).click();
    await expect(page.getByRole('heading', { name: 'Recept för Alva' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('gratis för den som är under 18 år');
    await expect(areaNav(page).getByRole('link', { name: 'Barn' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(/^Mina recept/);
    await expect(page.getByRole('list', { name: 'Recept' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hämta recepten som PDF' }).click();
    await expect(page.getByRole('dialog', { name: 'Aktuella recept' })).toContainText('uppgifter om hälsa');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Högkostnadsskydd' }).click();
    await expect(page.getByRole('heading', { name: 'Recept för Alva' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('list', { name: 'Recept' }).getByRole('listitem')).toHaveCount(1);

    const stored = await allStored(context, [page]);
    const left = JSON.stringify([shop.requested, shop.messages, stored]);
    for (const secret of [...Object.values(numbers), 'Alva', 'Ebba', 'Liam', '202003112386', '200903022382']) {
      expect(left).not.toContain(secret);
    }
  });
}

test('site: a child who turns 13 while the page is open is hidden at the next step, and nothing of it is left', async ({
  page,
}) => {
  const headers = { 'X-Luckan-Test': '1' };
  const setClock = (now: string) => page.request.put('/__clock', { headers, data: { now } });
  const shop = await launchIn(page, 'site');
  // Twenty minutes apart in Sweden: the sign-in holds, and the birthday has come.
  await setClock('2027-01-09T22:50:00Z');
  await signInAs(page, 'guardian');
  await shop.hasDeclinedCookies();
  await shop.open(paths.children());
  await list(page).getByRole('link', { name: 'Hugo Ekström' }).click();
  const prescription = page.getByRole('list', { name: 'Recept' }).getByRole('link').first();
  const title = (await prescription.textContent()) ?? '';
  await setClock('2027-01-09T23:10:00Z');
  await prescription.click();
  const hidden = page.getByRole('heading', { name: 'Hugos recept är dolda' });
  await expect(hidden).toBeVisible();
  await expect(page.getByText('Från den dagen visas recepten enligt lag inte för vårdnadshavare.')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(hidden).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.getByRole('link', { name: 'Till listan över barn' }).click();
  await expect(list(page).getByRole('listitem').filter({ hasText: 'Hugo' })).toContainText('Hugo har fyllt 13 år.');
});

test('site: who has no children in the list can add one', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'no-prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open(paths.children());
  await expect(page.getByText('Du har inga barn i listan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lägg till barn' })).toBeVisible();
  await expectAccessible(page);
});

test('site: children that cannot be read, and a child hidden elsewhere', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'second-guardian');
  // Not retried on its own.
  await fault(page, { path: '/api/expedition/children', effect: { kind: 'status', status: 404 } });
  await shop.hasDeclinedCookies();
  await shop.open(paths.children());
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Något gick fel när barnen hämtades');
  await expectAccessible(page);
  await clearFaults(page);
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await list(page).getByRole('link', { name: 'Alva Ekström' }).click();
  await expect(page.getByRole('heading', { name: 'Recept för Alva' })).toBeVisible();

  const call = await asSomebodyElse(page, 'second-guardian');
  const { children } = await call<{ children: { id: string }[] }>('GET', '/children');
  await call('DELETE', `/children/${children[0]?.id}`);
  await page.getByRole('list', { name: 'Recept' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Barnet finns inte i din lista' })).toBeVisible();
  await expectAccessible(page);
});

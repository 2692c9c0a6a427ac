import { doctorArea, ownArea } from '../../../src/routes/area-paths';
import { expect, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';

const lists = [
  { name: 'the partner’s area', person: 'prescriptions', start: doctorArea.prescriptions(), link: null },
  { name: 'a child’s list', person: 'guardian', start: ownArea.children(), link: 'Alva Ekström' },
  { name: 'a giver’s list', person: 'second-receiver', start: ownArea.powersOfAttorney(), link: 'Gun Wikander' },
  { name: 'the animals’ list', person: 'animal-owner', start: ownArea.animals(), link: null },
] as const;

for (const mode of modes) {
  for (const { name, person, start, link } of lists) {
    test(`${mode}, alike: ${name} is sorted as before after a reload, on the way back and by its links`, async ({
      page,
    }) => {
      await openAs(page, mode, person, start);
      const main = page.getByRole('main');
      if (link !== null) await main.getByRole('link', { name: link }).click();
      const sorting = page.getByRole('combobox', { name: 'Sortera' });
      await expect(sorting).toHaveValue('prescribed');
      await sorting.selectOption('A till Ö');
      await page.reload();
      await expect(sorting).toHaveValue('title');
      const first = page.getByRole('list', { name: 'Recept', exact: true }).getByRole('link').first();
      const title = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(sorting).toHaveValue('title');
      await first.click();
      await page.getByRole('link', { name: 'Alla recept' }).click();
      await expect(sorting).toHaveValue('title');
      await expect(page).toHaveURL(/\/\?sort=title$/);
    });
  }
}

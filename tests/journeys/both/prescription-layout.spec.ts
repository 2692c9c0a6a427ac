import type { Locator } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expect, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';

/** Where the text itself begins. */
function textLeft(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
}

for (const mode of modes) {
  test(`${mode}, alike: the question about substitution is in line with the text around it`, async ({ page }) => {
    await openAs(page, mode, 'prescriptions', paths.prescriptions());
    await page.getByRole('link', { name: /^Atorvastatin/ }).click();
    const substitution = page.getByRole('region', { name: 'Utbyte' });
    const question = substitution.getByRole('button', { name: 'Vad är utbyte?' });
    const text = substitution.getByText('Läkemedlet får bytas ut');
    expect(Math.abs((await textLeft(question)) - (await textLeft(text)))).toBeLessThan(2);
  });
}

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../../src/routes/paths';
import { expect, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Receptsidor' });
const tab = (page: Page, name: string) => nav(page).getByRole('link', { name });

/** How dark the last pixels of the tabs' line are, above their text; 0 is white. */
async function shadeAtEnd(page: Page): Promise<number> {
  const box = await nav(page).boundingBox();
  if (!box) throw new Error('no tabs');
  const clip = { x: box.x + box.width - 3, y: box.y + 8, width: 3, height: 3 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return 255 - (channels[1]?.mean ?? 255);
}

/** Where the text itself begins. */
function textLeft(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
}

for (const mode of modes) {
  test(`${mode}, alike: on a phone the tabs show that there are more, and the chosen one is in view`, async ({
    page,
  }) => {
    await openAs(page, mode, 'prescriptions', paths.prescriptions());
    await expect(tab(page, 'Mina recept')).toBeInViewport({ ratio: 1 });
    await expect(tab(page, 'Listor')).not.toBeInViewport({ ratio: 1 });
    expect(await shadeAtEnd(page)).toBeGreaterThan(10);
    await tab(page, 'Listor').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Listor' })).toBeVisible();
    await expect(tab(page, 'Listor')).toBeInViewport({ ratio: 1 });
    expect(await shadeAtEnd(page)).toBeLessThan(3);
  });

  test(`${mode}, alike: the question about substitution is in line with the text around it`, async ({ page }) => {
    await openAs(page, mode, 'prescriptions', paths.prescriptions());
    await page.getByRole('link', { name: /^Atorvastatin/ }).click();
    const substitution = page.getByRole('region', { name: 'Utbyte' });
    const question = substitution.getByRole('button', { name: 'Vad är utbyte?' });
    const text = substitution.getByText('Läkemedlet får bytas ut');
    expect(Math.abs((await textLeft(question)) - (await textLeft(text)))).toBeLessThan(2);
  });
}

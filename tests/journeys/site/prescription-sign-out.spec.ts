import type { Page } from '@playwright/test';
import { doctorArea } from '../../../src/routes/area-paths';
import { paths } from '../../../src/routes/paths';
import { expect, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { quiet } from '../../support/quiet-network';
import { allStored } from '../../support/stored';

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

/** Whose pages are opened, by whom, and what they are known by beside the medicine. */
const walks = [
  {
    person: 'guardian',
    start: paths.children(),
    to: 'Alva Ekström',
    personal: ['Alva', 'Hugo', 'Ebba', 'Ekström', '20200311'],
  },
  {
    person: 'receiver',
    start: paths.powersOfAttorney(),
    to: 'Gun Wikander',
    personal: ['Gun ', 'Gunilla', 'Wikander', 'Sandberg'],
  },
  { person: 'animal-owner', start: paths.animals(), to: null, personal: ['Bosse', 'Misse', 'Rosa', 'Labrador'] },
  {
    person: 'second-receiver',
    start: doctorArea.powersOfAttorney(),
    to: 'Gun Wikander',
    personal: ['Gun ', 'Wikander', 'Enalapril'],
  },
] as const;

for (const { person, start, to, personal } of walks) {
  test(`after a sign-out nothing of whom ${person} acts for is stored, or shown on the way back: ${start}`, async ({
    page,
    context,
  }) => {
    const files: { made: string[]; revoked: string[] } = { made: [], revoked: [] };
    await context.exposeBinding('reportFile', (_source, what: 'made' | 'revoked', href: string) => {
      files[what].push(href);
    });
    await context.addInitScript(() => {
      const make = URL.createObjectURL.bind(URL);
      const revoke = URL.revokeObjectURL.bind(URL);
      URL.createObjectURL = (what) => {
        const href = make(what);
        Reflect.get(window, 'reportFile')('made', href);
        return href;
      };
      URL.revokeObjectURL = (href) => {
        Reflect.get(window, 'reportFile')('revoked', href);
        revoke(href);
      };
    });
    await openAs(page, 'site', person, start);
    if (to !== null) await link(page, to).click();
    const prescription = page.getByRole('list', { name: 'Recept' }).getByRole('link').first();
    const known = [...personal, (await prescription.textContent()) ?? ''];

    await page.getByRole('button', { name: 'Hämta recepten som PDF' }).click();
    const [list] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('dialog').getByRole('button', { name: 'Öppna' }).click(),
    ]);
    await list.close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(files.made).toHaveLength(1);
    expect(files.revoked).toEqual([]);

    await prescription.click();
    await expect(page.getByRole('region', { name: 'Om receptet' })).toBeVisible();

    // In the same document: what was read is still in memory.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kundklubb' }).click();
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du är utloggad');
    expect(files.revoked).toEqual(files.made);
    const stored = JSON.stringify(await allStored(context, [page]));
    for (const text of known) expect(stored).not.toContain(text);

    for (let back = 0; back < 4; back += 1) {
      await page.goBack();
      if (page.url() === 'about:blank') break;
      await quiet(page);
      const shown = (await page.locator('main').textContent()) ?? '';
      for (const text of known) expect(shown, page.url()).not.toContain(text);
    }
  });
}

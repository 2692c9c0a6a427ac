import type { Page } from '@playwright/test';
import { doctorArea } from '../../../src/routes/area-paths';
import { paths } from '../../../src/routes/paths';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';
import { trackedAs, trackedEvents } from '../../support/tracked-events';

/** What prescriptions and people would be known by, beside their ids. */
const revealing =
  /atorvastatin|enalapril|amoxicillin|cefalexin|blodtryck|blodfetter|infektion|bosse|disa|petra|\bgun\b|wikander|alva|ekström|\b(?:19|20)\d{6}-?\d{4}\b/i;

const main = (page: Page) => page.getByRole('main');
const follow = (name: string | RegExp) => async (page: Page) => {
  await main(page)
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
    .click();
};
const firstPrescription = async (page: Page) => {
  await page.getByRole('list', { name: 'Recept' }).getByRole('link').first().click();
};

/** Who walks where, by links alone, and as what each page is reported. */
const walks = [
  {
    person: 'prescriptions',
    start: paths.prescriptions(),
    steps: [
      ['own-prescription', follow(/^Nytt recept: Atorvastatin/)],
      ['own-prescriptions', follow('Alla recept')],
      ['own-prescriptions', follow('Högkostnadsskydd')],
      ['children', follow('Barn')],
      ['power-of-attorney', follow('Fullmakter')],
      ['animals', follow('Djur')],
      ['own-prescriptions', follow('Listor')],
    ],
    first: 'own-prescriptions',
  },
  {
    person: 'guardian',
    start: paths.children(),
    steps: [
      ['children', follow('Alva Ekström')],
      ['children', follow('Högkostnadsskydd')],
      ['children', follow('Recept')],
      ['children-prescription', firstPrescription],
    ],
    first: 'children',
  },
  {
    person: 'receiver',
    start: doctorArea.powersOfAttorney(),
    steps: [
      ['power-of-attorney', follow('Gun Wikander')],
      ['power-of-attorney', follow('Högkostnadsskydd')],
      ['power-of-attorney', follow('Recept')],
      ['power-of-attorney-prescription', firstPrescription],
    ],
    first: 'power-of-attorney',
  },
  {
    person: 'animal-owner',
    start: paths.animals(),
    steps: [['animals-prescription', firstPrescription]],
    first: 'animals',
  },
] as const;

for (const mode of modes) {
  for (const { person, start, first, steps } of walks) {
    test(`${mode}: ${person} walks through ${start}: pages are reported by their identities and nothing else`, async ({
      page,
    }) => {
      const shop = await launchIn(page, mode);
      await signInAs(page, person);
      await shop.open(start);
      await shop.acceptCookies();
      const ids = new Set<string>();
      for (const [, step] of steps) {
        const before = page.url();
        await step(page);
        await expect(page).not.toHaveURL(before);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const id of page.url().match(/[0-9a-f]{20}/g) ?? []) ids.add(id);
        expect(await page.title()).toMatch(/^Mina recept/);
      }
      // The tag manager does not start in the area: it hears of the walk in the shop.
      if (mode === 'site') {
        await page.getByRole('link', { name: 'Till startsidan' }).click();
        await expect(page).toHaveURL('/');
      }
      const inArea = [first, ...steps.map(([identity]) => identity)].map((identity) => ({
        page_path: '/recept/',
        page_title: 'Mina recept',
        page_identity: identity,
      }));
      const views = async () => (await trackedAs(page, shop, 'page_viewed')).filter((view) => 'page_identity' in view);
      await expect.poll(views).toEqual(inArea);
      // Nothing but views is reported of the area.
      const events = await trackedEvents(page, shop);
      const outside = events.findIndex(({ name, parameters }) => name === 'page_viewed' && !parameters.page_identity);
      const walked = outside < 0 ? events : events.slice(0, outside);
      const ofArea = walked.filter(({ parameters }) => parameters.template !== 'home');
      expect(ofArea.filter(({ name }) => name !== 'page_viewed')).toEqual([]);
      const left = [
        events,
        shop.messages,
        await page.evaluate(() => ({ ...localStorage, ...sessionStorage, 'luckan.token.v1': '' })),
      ].map((each) => JSON.stringify(each));
      expect(ids.size).toBeGreaterThan(0);
      for (const each of left) {
        expect(each).not.toMatch(revealing);
        for (const id of ids) expect(each).not.toContain(id);
      }
    });
  }
}

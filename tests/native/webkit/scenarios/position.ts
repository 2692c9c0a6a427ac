import assert from 'node:assert/strict';
import { paths } from '../../../../src/routes/paths';
import type { App } from '../app';
import type { Scenario } from '../scenario';

const kiruna = { latitude: 67.8558, longitude: 20.2253 };
const here = { role: 'button', name: 'Använd min position' } as const;

async function askIn(app: App): Promise<void> {
  await app.open(paths.findPharmacy());
  await app.page.see({ role: 'text', has: 'Sida 1 av' });
  assert.equal(app.all('FIND_PHARMACY').length, 0);
  await app.page.click(here);
  await app.until('the request for the position', () => app.events.some(({ event }) => event === 'permission'));
}

export const position: Scenario[] = [
  {
    name: 'the position: an app that allows it shows the pharmacies nearby, and is told nothing of where that is',
    async run({ launch, picture }) {
      const app = await launch({ position: { allowed: true, ...kiruna } });
      await askIn(app);
      await app.page.see({ role: 'status', has: 'Apotek nära dig' });
      await app.page.see({ role: 'heading', has: 'Luckan Kiruna' });
      assert.doesNotMatch(JSON.stringify(app.messages), /67[.,]8/);
      await picture(app, 'position');
    },
  },
  {
    name: 'the position: where the app refuses it, the shop says so, and a place still finds pharmacies',
    async run({ launch, picture }) {
      const app = await launch({ position: { allowed: false, ...kiruna } });
      await askIn(app);
      await app.page.see({ role: 'alert', has: 'Vi får inte använda din position.' });
      await picture(app, 'position-refused');
      await app.page.fill({ role: 'textbox', has: 'Ort, adress' }, 'Kiruna');
      await app.page.click({ role: 'button', name: 'Sök' });
      await app.page.see({ role: 'heading', has: 'Luckan Kiruna' });
    },
  },
];

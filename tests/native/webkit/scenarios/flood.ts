import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import type { Scenario } from '../scenario';
import { pressBack } from '../steps';

const flood = 50_000;
/** How long a customer would wait for the app's back button. */
const longest = 10_000;

export const floods: Scenario[] = [
  {
    name: `${flood} malformed messages lead to few faults, and the shop still answers`,
    async run({ launch }) {
      const app = await launch();
      await app.open(plainProduct().path);
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      const envelope = { luckan: 1, session: app.session, type: 'TOKEN' };
      const sent = app.page.run(`
        const envelope = ${JSON.stringify(envelope)};
        for (let count = 0; count < ${flood}; count++) {
          const payload = { accessToken: count, expiresAt: 1 };
          window.__luckanReceive(JSON.stringify({ ...envelope, id: 'flood-' + count, seq: count, payload }));
        }`);
      const began = Date.now();
      assert.deepEqual(await pressBack(app), { ok: false, reason: 'NOT_HANDLED' });
      const waited = Date.now() - began;
      assert.ok(waited < longest, `answered after ${waited} ms`);
      await sent;
      const counted = () => app.all('FAULT').reduce((sum, { count = 1 }) => sum + count, 0);
      await app.until('how many there were', () => counted() === flood);
      const fault = { code: 'MALFORMED', about: 'TOKEN', field: 'accessToken' };
      assert.deepEqual(app.all('FAULT'), [fault, { ...fault, count: flood - 1 }]);
      await app.send({ type: 'NAVIGATE', payload: { path: '/varukorg/' } });
      await app.page.see({ role: 'heading', name: 'Varukorg' });
    },
  },
];

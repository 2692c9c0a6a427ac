import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import type { Scenario } from '../scenario';
import { addToCart } from '../steps';

const burst = 2_000;

export const sessions: Scenario[] = [
  {
    name: `${burst} messages in a burst, each answered: all arrive, in order, both ways`,
    async run({ launch }) {
      const app = await launch();
      await app.open('/');
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      const sent = Array.from({ length: burst }, (_, index) => `back-${index}`);
      await Promise.all(sent.map((id) => app.send({ type: 'BACK', payload: {} }, { id })));
      const acks = () => app.messages.filter(({ type }) => type === 'ACK');
      await app.until(`${burst} answers`, () => acks().length === burst);
      assert.deepEqual(
        acks().map(({ id }) => id),
        sent,
      );
      assert.deepEqual(
        app.messages.map(({ seq }) => seq),
        [...app.messages.keys()],
      );
      assert.deepEqual(app.all('FAULT'), []);
    },
  },
  {
    name: 'a reload, and the way back to a page that was left, begin a session each, with the newest state again',
    async run({ launch }) {
      const app = await launch();
      const state = () => [app.last('ROUTE_CHANGE')?.path, app.last('CART_CHANGE')?.numberOfItems];
      const begun = async (count: number, what: string) => {
        await app.until(`READY ${what}`, () => app.all('READY').length === count);
        const { session } = app;
        await app.until(`the state ${what}`, () => {
          const since = app.messages.filter((message) => message.session === session).map(({ type }) => type);
          return since.includes('ROUTE_CHANGE') && since.includes('CART_CHANGE');
        });
      };
      await addToCart(app, plainProduct());
      const first = app.session;
      await app.host.call('reload');
      await begun(2, 'after the reload');
      assert.deepEqual(state(), [plainProduct().path, 1]);
      await app.open('/varukorg/');
      await begun(3, 'of the next page');
      await app.host.call('goBack');
      await begun(4, 'after the way back');
      assert.deepEqual(state(), [plainProduct().path, 1]);
      await app.host.call('goForward');
      await begun(5, 'after the way forward');
      assert.deepEqual(state(), ['/varukorg/', 1]);
      assert.equal(new Set(app.messages.map(({ session }) => session)).size, 5);

      const before = app.all('FAULT').length;
      await app.sendRaw({
        luckan: 1,
        id: 'outdated',
        session: first,
        seq: 0,
        type: 'NAVIGATE',
        payload: { path: '/' },
      });
      await app.until('STALE_SESSION', () => app.all('FAULT').length > before);
      assert.deepEqual(app.last('FAULT'), { code: 'STALE_SESSION', about: 'NAVIGATE' });
      await app.send({ type: 'NAVIGATE', payload: { path: plainProduct().path } });
      await app.page.see({ role: 'heading', name: plainProduct().title });
    },
  },
];

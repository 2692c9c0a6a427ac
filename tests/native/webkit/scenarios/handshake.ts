import assert from 'node:assert/strict';
import { helloTimeoutMs, protocolVersions } from '../../../../bridge/protocol';
import { plainProduct } from '../../../support/products';
import type { Scenario } from '../scenario';
import { addToCart, pressToCheckout } from '../steps';

const pharmacies = { role: 'dialog', name: 'Hitta på apotek' } as const;
const findPharmacy = { role: 'button', name: 'Hitta på apotek' } as const;

export const handshake: Scenario[] = [
  {
    name: 'handshake: READY, HELLO, then where the shop is',
    async run({ launch, picture }) {
      const app = await launch();
      await app.open('/');
      const route = await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      await app.page.see({ role: 'heading', name: 'Allt för en frisk vardag' });
      assert.deepEqual(app.last('READY')?.versions, protocolVersions);
      assert.equal(app.last('READY')?.route, '/');
      assert.deepEqual(route, { path: '/', title: route.title, canGoBack: false });
      assert.deepEqual(
        app.messages.map(({ seq }) => seq),
        [...app.messages.keys()],
      );
      assert.equal(new Set(app.messages.map(({ session }) => session)).size, 1);
      await picture(app, 'start');
    },
  },
  {
    name: 'a message is handed over as an argument, or as a quoted literal',
    async run({ launch }) {
      const app = await launch();
      await app.open('/');
      const theme = () => app.page.run('return document.documentElement.className');
      for (const [by, name] of [
        ['receive', 'ag'],
        ['receiveLiteral', 'orange'],
      ] as const) {
        const tricky = `"'\`\${x}</script>\\\u2028${by}`;
        const payload = { version: 1, app: { name: tricky, version: '1' }, capabilities: [], theme: name };
        await app.send({ type: 'HELLO', payload }, { by });
        assert.equal(await theme(), `theme-${name}`);
      }
      assert.deepEqual(app.all('FAULT'), []);
    },
  },
  {
    name: "a late HELLO is accepted: the app's capabilities apply from then on",
    async run({ launch }) {
      const app = await launch({ hello: null });
      const began = Date.now();
      await app.open(plainProduct().path);
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      assert.ok(Date.now() - began >= helloTimeoutMs, 'the shop has waited for HELLO');
      await app.page.click(findPharmacy);
      await app.until('FIND_PHARMACY', () => app.last('FIND_PHARMACY'));
      assert.equal(await app.page.has(pharmacies), false, 'a silent app is taken to show pharmacies');
      await app.send({
        type: 'HELLO',
        payload: { version: 1, app: { name: 'Exempelappen', version: '1' }, capabilities: [] },
      });
      await app.page.click(findPharmacy);
      await app.page.see(pharmacies);
    },
  },
  {
    name: 'an app that never answers gets cart and checkout events, and no requests',
    async run({ launch }) {
      const app = await launch({ hello: null });
      await addToCart(app, plainProduct());
      await pressToCheckout(app);
      assert.equal(app.last('VIEW_CHECKOUT')?.cartId, app.last('CART_CHANGE')?.cartId);
      assert.equal(app.last('ROUTE_CHANGE')?.path, plainProduct().path);
      assert.deepEqual(app.all('OPEN_EXTERNAL'), []);
    },
  },
];

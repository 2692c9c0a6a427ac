import assert from 'node:assert/strict';
import { protocolVersions } from '../../../../bridge/protocol';
import type { Scenario } from '../scenario';

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
        app.told.map(({ seq }) => seq),
        [...app.told.keys()],
      );
      assert.equal(new Set(app.told.map(({ session }) => session)).size, 1);
      await picture(app, 'start');
    },
  },
];

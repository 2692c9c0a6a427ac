import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import type { Scenario } from '../scenario';
import { pressBack } from '../steps';

const consent = { preferences: true, statistics: true, marketing: true };
const cart = '/varukorg/';

/** The pages that count as seen. */
const seen = (app: App) =>
  app.all('ANALYTICS_EVENT').flatMap(({ name, parameters }) => (name === 'page_viewed' ? [parameters.page_path] : []));

const show = (app: App, visible: boolean) => app.send({ type: 'VISIBILITY', payload: { visible } });

const at = (app: App, path: string) =>
  app.until(path, () => app.last('ROUTE_CHANGE')?.path === path && app.last('ROUTE_CHANGE'));

export const loadedAhead: Scenario[] = [
  {
    name: 'loaded ahead and hidden: nothing counts as seen until the app shows the page that it has opened',
    async run({ launch, picture }) {
      const product = plainProduct();
      const app = await launch({ capabilities: ['startTimes'], hello: { hidden: true, consent } });
      await app.open('/');
      await at(app, '/');
      assert.ok(app.last('READY')?.capabilities.includes('VISIBILITY'));
      await app.until('CART_CHANGE', () => app.last('CART_CHANGE'));
      await app.until('START_TIMES', () => app.last('START_TIMES'));
      await app.send({ type: 'NAVIGATE', payload: { path: product.path } });
      const { canGoBack } = await at(app, product.path);
      assert.equal(canGoBack, false, 'in place of the page that nobody has seen');
      await app.page.see({ role: 'heading', name: product.title });
      assert.deepEqual(app.trackedEvents(), []);

      await show(app, true);
      await app.until('page_viewed and view_item', () =>
        ['page_viewed', 'view_item'].every((name) => app.trackedEvents().includes(name)),
      );
      assert.deepEqual(seen(app), [product.path], 'not the page before');
      await picture(app, 'loaded-ahead');
      assert.deepEqual(await pressBack(app), { ok: false, reason: 'NOT_HANDLED' });

      await show(app, false);
      await app.send({ type: 'NAVIGATE', payload: { path: cart } });
      assert.equal((await at(app, cart)).canGoBack, true);
      await app.page.see({ role: 'heading', name: 'Varukorg' });
      assert.deepEqual(seen(app), [product.path], 'hidden again');
      await show(app, true);
      await app.until('the cart', () => seen(app).length > 1);
      assert.deepEqual(seen(app), [product.path, cart]);
      assert.equal(app.all('READY').length, 1, 'all in one document');
      assert.deepEqual(app.all('FAULT'), []);
    },
  },
];

import assert from 'node:assert/strict';
import { cartService } from '../../../support/cart-service';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import type { Scenario } from '../scenario';
import { addToCart, pressBack } from '../steps';

const statistics = { preferences: false, statistics: true, marketing: false };

const at = (app: App, path: string) =>
  app.until(`ROUTE_CHANGE to ${path}`, () => app.last('ROUTE_CHANGE')?.path === path && app.last('ROUTE_CHANGE'));

const insets = { top: 47, right: 1, bottom: 34, left: 2 };

async function shownInsets({ page }: App): Promise<string[]> {
  return Promise.all(['top', 'right', 'bottom', 'left'].map((side) => page.variable(`--inset-${side}`)));
}

const faultsIn = (app: App) => app.all('FAULT').reduce((sum, { count = 1 }) => sum + count, 0);

export const steering: Scenario[] = [
  {
    name: 'NAVIGATE and BACK: the app leads through the shop, and knows when there is nothing left to go back to',
    async run({ way, launch }) {
      const product = plainProduct();
      const app = await launch();
      await app.open('/');
      assert.equal((await at(app, '/')).canGoBack, false);
      assert.deepEqual(await pressBack(app), { ok: false, reason: 'NOT_HANDLED' });
      await app.send({ type: 'NAVIGATE', payload: { path: product.path } });
      assert.equal((await at(app, product.path)).canGoBack, true);
      await app.page.see({ role: 'heading', name: product.title });
      await app.send({ type: 'NAVIGATE', payload: { path: '/varukorg/' } });
      assert.equal((await at(app, '/varukorg/')).canGoBack, true);
      assert.deepEqual(await pressBack(app), { ok: true });
      await at(app, product.path);
      assert.deepEqual(await pressBack(app), { ok: true });
      assert.equal((await at(app, '/')).canGoBack, false);
      assert.deepEqual(await pressBack(app), { ok: false, reason: 'NOT_HANDLED' });
      assert.equal(app.all('READY').length, 1, 'all in one document');
      assert.equal(app.addresses().at(-1), `${way.base}/`);
    },
  },
  {
    name: 'INSETS become CSS variables, those of HELLO too; implausible ones are ignored',
    async run({ launch, picture }) {
      const app = await launch({ hello: { insets } });
      await app.open('/varukorg/');
      await at(app, '/varukorg/');
      assert.deepEqual(await shownInsets(app), ['47px', '1px', '34px', '2px']);
      await app.send({ type: 'INSETS', payload: { ...insets, top: 20, keyboard: 300 } });
      assert.deepEqual(await shownInsets(app), ['20px', '1px', '34px', '2px']);
      for (const top of [-1, 4000, '20px', null])
        await app.sendRaw({
          ...{ luckan: 1, id: `odd-${top}`, session: app.session, seq: 100, type: 'INSETS' },
          payload: { ...insets, top },
        });
      const fault = { code: 'MALFORMED', about: 'INSETS', field: 'top' };
      await app.until('the first fault at once', () => app.all('FAULT').length > 0);
      assert.deepEqual(app.all('FAULT')[0], fault);
      await app.until('how many there were', () => faultsIn(app) === 4);
      assert.ok(app.all('FAULT').length <= 3, 'not one for each');
      assert.deepEqual(await shownInsets(app), ['20px', '1px', '34px', '2px']);
      await picture(app, 'insets');
    },
  },
  {
    name: 'CART_REFRESH: what the app has put into the cart, and the cart that it has put in its place',
    async run({ way, launch }) {
      const service = cartService(way.server);
      const product = plainProduct();
      const app = await launch();
      await addToCart(app, product);
      const { cartId = '' } = app.last('CART_CHANGE') ?? {};
      await service.add(cartId, plainProduct(1).productNumber, 2);
      await app.send({ type: 'CART_REFRESH', payload: {} });
      await app.until('three products', () => app.last('CART_CHANGE')?.numberOfItems === 3);
      assert.equal(app.last('CART_CHANGE')?.cartId, cartId);

      const { cartId: other } = await service.make();
      await service.add(other, plainProduct(2).productNumber, 5);
      await app.send({ type: 'CART_REFRESH', payload: { cartId: other } });
      await app.until('the other cart', () => app.last('CART_CHANGE')?.cartId === other);
      await app.until('its products', () => app.last('CART_CHANGE')?.numberOfItems === 5);
      await app.open('/varukorg/');
      await app.page.see({ role: 'link', has: plainProduct(2).title });
    },
  },
  {
    name: 'HELLO with a cart: the shop goes on with the app’s',
    async run({ way, launch }) {
      const service = cartService(way.server);
      const { cartId } = await service.make();
      await service.add(cartId, plainProduct(1).productNumber, 2);
      const app = await launch({ hello: { cartId } });
      await app.open('/varukorg/');
      await app.page.see({ role: 'link', has: plainProduct(1).title });
      await app.until('the app’s cart', () => app.last('CART_CHANGE')?.numberOfItems === 2);
      assert.equal(app.last('CART_CHANGE')?.cartId, cartId);
    },
  },
  {
    name: 'ANALYTICS_EVENT: what is counted, by its name; of the club no address and no title',
    async run({ launch }) {
      const product = plainProduct();
      const app = await launch({ hello: { consent: statistics } });
      await app.open(product.path);
      await app.until('view_item', () => app.trackedEvents().includes('view_item'));
      const seen = app.all('ANALYTICS_EVENT').find(({ name }) => name === 'view_item');
      const items = (seen?.parameters.items ?? []) as { item_id: string }[];
      assert.deepEqual(
        items.map((item) => item.item_id),
        [product.productNumber],
      );
      await app.send({ type: 'NAVIGATE', payload: { path: '/kundklubb/' } });
      await app.until('the club', () => app.all('ANALYTICS_EVENT').some(({ parameters }) => parameters.page_identity));
      const club = app.all('ANALYTICS_EVENT').find(({ parameters }) => parameters.page_identity);
      assert.equal(club?.name, 'page_viewed');
      assert.match(String(club?.parameters.page_path), /^(?!\/kundklubb\/.)/);
    },
  },
];

import assert from 'node:assert/strict';
import { plainProduct, toPay } from '../../../support/products';
import type { Scenario } from '../scenario';
import { addToCart, pressBack, pressToCheckout, toPayment } from '../steps';

const statistics = { preferences: false, statistics: true, marketing: false };
const thanks = { role: 'heading', name: 'Tack för din beställning!' } as const;

export const buy: Scenario[] = [
  {
    name: 'from a product’s page over cart, delivery and payment to the confirmation',
    async run({ launch, picture }) {
      const product = plainProduct();
      const app = await launch({ capabilities: ['viewCheckout'], hello: { consent: statistics } });
      await addToCart(app, product);
      await app.page.see({ role: 'link', has: product.title, within: { role: 'dialog', has: 'Varukorg' } });
      await picture(app, 'cart');
      const { cartId, ...filled } = app.last('CART_CHANGE') ?? { cartId: '' };
      assert.deepEqual(filled, {
        numberOfItems: 1,
        total: toPay(product, 1),
        currency: 'SEK',
        hasPrescriptions: false,
        prescriptionsWaiting: false,
      });
      await app.until('add_to_cart', () => app.trackedEvents().includes('add_to_cart'));
      await pressToCheckout(app);
      assert.deepEqual(app.all('VIEW_CHECKOUT'), [{ cartId }]);
      assert.equal(app.last('ROUTE_CHANGE')?.path, product.path, 'the app shows the checkout, not the shop');

      await app.open('/kassa/');
      await app.page.see({ role: 'heading', name: 'Kassa' });
      const payment = await toPayment(app);
      await picture(app, 'checkout');
      await app.page.show({ role: 'frame', name: 'Betalning' });
      await picture(app, 'payment');
      await payment.click({ role: 'button', has: 'Betala ' });
      await app.page.see(thanks);
      await app.until('purchase', () => app.trackedEvents().includes('purchase'));
      await app.until('the next, empty cart', () => app.last('CART_CHANGE')?.numberOfItems === 0);
      assert.notEqual(app.last('CART_CHANGE')?.cartId, cartId);
      assert.equal(app.last('ROUTE_CHANGE')?.path, '/kassa/tack/');
      const funnel = ['view_item', 'add_to_cart', 'begin_checkout', 'purchase'];
      assert.deepEqual(
        app.trackedEvents().filter((name) => funnel.includes(name)),
        funnel,
      );
      await picture(app, 'thanks');
      assert.equal(app.last('ROUTE_CHANGE')?.canGoBack, false);
      assert.deepEqual(await pressBack(app), { ok: false, reason: 'NOT_HANDLED' });
    },
  },
  {
    name: 'BACK on the confirmation leads to the page before the checkout, never into an empty one',
    async run({ launch }) {
      const product = plainProduct();
      const app = await launch();
      await addToCart(app, product);
      await app.page.click({ role: 'link', name: 'Till kassan', within: { role: 'dialog', has: 'Varukorg' } });
      await app.page.see({ role: 'heading', name: 'Kassa' });
      const payment = await toPayment(app);
      await payment.click({ role: 'button', has: 'Betala ' });
      await app.page.see(thanks);
      const route = () => app.last('ROUTE_CHANGE');
      await app.until('the confirmation', () => route()?.path === '/kassa/tack/' && route()?.canGoBack);
      assert.deepEqual(await pressBack(app), { ok: true });
      await app.until('the product', () => route()?.path === product.path);
      await app.page.see({ role: 'heading', name: product.title });
      assert.equal(app.all('ROUTE_CHANGE').filter(({ path }) => path === '/kassa/tack/').length, 1);
      assert.equal(route()?.canGoBack, false);
      assert.equal(app.all('READY').length, 1, 'all in one document');
    },
  },
];

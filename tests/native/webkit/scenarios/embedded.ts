import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import { around, embedder } from '../around';
import type { Scenario } from '../scenario';

export const embedded: Scenario[] = [
  {
    name: 'in a frame of a page that the app shows: the same talk, through that page',
    without: { app: 'a shop under the app’s own scheme is in no frame' },
    async run({ way, launch, picture }) {
      const product = plainProduct();
      const app = await launch({ handler: embedder });
      await app.load(`${way.server}/embedding/`, around(`/external${product.path}`));
      const shop = app.page.frame('/external/');
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE')?.path === product.path);
      await shop.click({ role: 'button', name: 'Lägg i varukorgen' });
      await app.until('the product in the cart', () => app.last('CART_CHANGE')?.numberOfItems === 1);
      await app.send({ type: 'NAVIGATE', payload: { path: '/varukorg/' } });
      // The cart beside the page has the product, too.
      await app.until('the cart', () => app.last('ROUTE_CHANGE')?.path === '/varukorg/');
      await shop.see({ role: 'link', has: product.title });
      // No step back: a page that is loaded from a text, as this one, has no history in WebKit.
      await app.send({ type: 'NAVIGATE', payload: { path: product.path } });
      await app.until('the product again', () => app.last('ROUTE_CHANGE')?.path === product.path);
      assert.deepEqual(app.all('FAULT'), []);
      await picture(app, 'embedded');
    },
  },
];

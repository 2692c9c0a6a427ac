import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import type { Target } from '../page';
import type { Scenario } from '../scenario';
import { addToCart, pressBack } from '../steps';

const button: Target = { role: 'button', name: 'Hitta på apotek' };
const dialog: Target = { role: 'dialog', name: 'Hitta på apotek' };

export const aboveThePage: Scenario[] = [
  {
    name: 'BACK and NAVIGATE close what is open above the page',
    async run({ launch }) {
      const product = plainProduct();
      const app = await launch();
      await app.open(product.path);
      await app.page.click(button);
      await app.page.see(dialog);
      assert.deepEqual(await pressBack(app), { ok: true });
      await app.page.gone(dialog);
      assert.equal(app.last('ROUTE_CHANGE')?.path, product.path, 'the page stays');
      await app.page.click(button);
      await app.page.see(dialog);
      await app.send({ type: 'NAVIGATE', payload: { path: '/varukorg/' } });
      await app.until('the cart', () => app.last('ROUTE_CHANGE')?.path === '/varukorg/');
      await app.page.gone(dialog);
    },
  },
  {
    name: 'a path and a cart that the shop does not have are refused: page and cart stay',
    expected: /status of 40[34]/,
    async run({ launch }) {
      const app = await launch();
      await addToCart(app, plainProduct());
      const cart = app.last('CART_CHANGE');
      const shown = app.last('ROUTE_CHANGE');
      const refused = (about: string) =>
        app.until(`the refusal of ${about}`, () =>
          app.all('FAULT').find((fault) => fault.code === 'REFUSED' && fault.about === about),
        );
      await app.send({ type: 'CART_REFRESH', payload: { cartId: '00000000-0000-4000-8000-000000000000' } });
      await refused('CART_REFRESH');
      await app.send({ type: 'NAVIGATE', payload: { path: '/finns-inte/alls/' } });
      await refused('NAVIGATE');
      assert.deepEqual(app.last('CART_CHANGE'), cart);
      assert.deepEqual(app.last('ROUTE_CHANGE'), shown);
    },
  },
];

// @vitest-environment happy-dom

import { beforeAll, expect, it } from 'vitest';
import { Overlays } from '../../../src/app/overlays/Overlays';
import { cartActions } from '../../../src/cart/cart-actions';
import { provideCart } from '../../../src/cart/current-cart';
import { cartViewAtom } from '../../../src/cart/view';
import { quantityOf } from '../../../src/domain/cart';
import { productNumber } from '../../../src/domain/ids';
import { store } from '../../../src/lib/store';
import { denied } from '../../../src/platform/consent/categories';
import { chooseConsent } from '../../../src/platform/consent/consent';
import { createBrowserEmbedder } from '../../../src/platform/embedder/browser-embedder';
import { setEmbedder } from '../../../src/platform/embedder/current';
import { byRole, press, render, until } from '../../support/render';
import { browser, openTab, quiet, shop } from './client';

const cream = productNumber('100002');
const dialog = () => document.querySelector('dialog');

beforeAll(async () => {
  await shop();
  setEmbedder(createBrowserEmbedder(() => {}));
  chooseConsent(denied);
});

it('a customer who changes a row that was changed elsewhere is notified, and has the current cart after a reload', async () => {
  const shared = browser();
  const elsewhere = openTab(shared).core;
  const { core } = openTab(shared, { store, environment: quiet });
  provideCart(async () => ({ core, channel: 'b2c', substanceOf: async () => null, firstLoad: Promise.resolve() }));
  await elsewhere.start();
  await elsewhere.addItem(cream);
  await core.start();
  await render(<Overlays />);
  expect(dialog()).toBeNull();

  await elsewhere.setQuantity(cream, 5);
  const refused = cartActions.setQuantity(cream, 2);
  await until(() => byRole('dialog', 'Varukorgen är inte uppdaterad'));
  expect(await refused).toMatchObject({ ok: false });

  await elsewhere.setQuantity(cream, 4);
  await press(byRole('button', 'Ladda om varukorgen'));
  await until(() => expect(dialog()).toBeNull());
  await until(() => expect(quantityOf(store.get(cartViewAtom).cart, cream)).toBe(4));
});

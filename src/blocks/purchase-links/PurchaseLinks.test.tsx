// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { byRole, render } from '../../../tests/support/render';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { fakeApp } from '../../platform/embedder/testing/fake-app';
import { PurchaseLinks } from './PurchaseLinks';

it('an app, which has no footer, leads to an order and to the withdrawal from it', async () => {
  setEmbedder(fakeApp().shop);
  await render(<PurchaseLinks />);
  expect(byRole('link', 'Hitta din beställning').getAttribute('href')).toBe('/order/');
  expect(byRole('link', 'Ångra köp här').getAttribute('href')).toBe('/order/angra/');
});

it('an external page in a browser, which has no footer either, does too', async () => {
  setEmbedder(createBrowserEmbedder(() => {}, { hasFooter: false }));
  await render(<PurchaseLinks />);
  expect(byRole('link', 'Ångra köp här').getAttribute('href')).toBe('/order/angra/');
});

it('on the site the footer does', async () => {
  setEmbedder(createBrowserEmbedder(() => {}));
  const { container } = await render(<PurchaseLinks />);
  expect(container.innerHTML).toBe('');
});

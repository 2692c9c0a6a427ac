// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { connectToShop } from './shop';

const origin = 'https://shop.example';

function framed() {
  const parent = { postMessage: vi.fn() };
  const page = Object.assign(new EventTarget(), { parent });
  const dispatch = (message: object) =>
    page.dispatchEvent(Object.assign(new Event('message'), { source: parent, origin, ...message }));
  return { parent, dispatch, shop: connectToShop('payment', origin, page as unknown as Window) };
}

it('only the shop receives messages, with the name of the frame', () => {
  const { parent, shop } = framed();
  shop.send({ type: 'height', height: 612 });
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'height', height: 612, frame: 'payment' }, origin);
});

it('cart changes are accepted only from the shop', () => {
  const { dispatch, shop } = framed();
  const changed = vi.fn();
  shop.on('cartChanged', changed);
  const data = { type: 'cartChanged' };
  dispatch({ data, origin: 'https://evil.example' });
  dispatch({ data, source: {} });
  dispatch({ data: { type: 'approved' } });
  dispatch({ data: 'cartChanged' });
  dispatch({ data: null });
  expect(changed).not.toHaveBeenCalled();
  dispatch({ data });
  expect(changed).toHaveBeenCalledOnce();
});

it('a page that is not framed neither sends nor accepts messages', () => {
  const page = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const alone = Object.assign(page, { parent: page }) as unknown as Window;
  const shop = connectToShop('payment', origin, alone);
  shop.send({ type: 'loaded' });
  expect(page.postMessage).not.toHaveBeenCalled();
  const changed = vi.fn();
  shop.on('cartChanged', changed);
  page.dispatchEvent(Object.assign(new Event('message'), { source: alone, origin, data: { type: 'cartChanged' } }));
  expect(changed).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { cartId } from '../../domain/ids';
import type { CookieJar } from '../../platform/cookies/jar';
import { cartIdCookie, lastChannel } from './cart-id';

function jar(first = ''): CookieJar & { lifetime: number } {
  let content = first;
  return {
    lifetime: 0,
    get: () => content || null,
    set(_name, value, lifetime) {
      content = value;
      this.lifetime = lifetime;
      return true;
    },
    remove() {},
  };
}

it('each sales channel has its own cart; checkout uses the last one used', () => {
  const shared = jar();
  cartIdCookie(shared, 'b2c').write(cartId('one'));
  cartIdCookie(shared, 'doktor-se').write(cartId('two'));
  expect(cartIdCookie(shared, 'b2c').read()).toBe('one');
  expect(cartIdCookie(shared, 'doktor-se').read()).toBe('two');
  expect(lastChannel(shared)).toBe('doktor-se');
  cartIdCookie(shared, 'b2c').write(cartId('three'));
  expect(lastChannel(shared)).toBe('b2c');
  expect(cartIdCookie(shared, 'b2c').read()).toBe('three');
});

it('is stored for seven days', () => {
  const shared = jar();
  cartIdCookie(shared, 'b2c').write(cartId('one'));
  expect(shared.lifetime).toBe(7 * 24 * 3_600_000);
});

it.each(['', 'b2c', '!!.', 'b2c.', 'other.1'])('an invalid cookie (%j) is no cart', (text) => {
  expect(cartIdCookie(jar(text), 'b2c').read()).toBeNull();
  expect(lastChannel(jar(text))).toBe('b2c');
});

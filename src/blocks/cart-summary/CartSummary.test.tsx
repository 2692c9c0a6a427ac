// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import type { Cart } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { ore, zero } from '../../domain/money';
import { CartSummary } from './CartSummary';
import * as styles from './FreeShipping.css';

const sums = { products: ore(13_900), discount: zero, shipping: ore(3_900), bonusCheques: zero, bonusLeft: null };
const totals = { ...sums, vat: zero, net: ore(17_800), total: ore(17_800), leftToFreeShipping: ore(16_000) };
const cart: Cart = { ...emptyCart, totals };
const elementWith = (text: string) =>
  [...document.querySelectorAll('p, dd')].find(({ textContent }) => textContent?.includes(text));
const isSpoken = (text: string) => elementWith(text)?.closest('[aria-hidden=true]') === null;

it('while a change waits, the sums from before are not spoken, and how much was left to free shipping is not shown', async () => {
  const { show } = await render(<CartSummary cart={cart} saving={false} />);
  expect([isSpoken('178'), isSpoken('160')]).toEqual([true, true]);
  expect(elementWith('160')?.className).not.toBe(styles.outdated);
  await show(<CartSummary cart={cart} saving />);
  expect([isSpoken('178'), isSpoken('160')]).toEqual([false, false]);
  expect(elementWith('160')?.className).toBe(styles.outdated);
});

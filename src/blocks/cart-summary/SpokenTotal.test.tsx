// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import type { Cart } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { ore, zero } from '../../domain/money';
import { SpokenTotal } from './SpokenTotal';

function cartOf(total: number, shippingMethod: string | null = null): Cart {
  const sums = { products: ore(total), discount: zero, shipping: zero, bonusCheques: zero, bonusLeft: null };
  return {
    ...emptyCart,
    shippingMethod,
    totals: { ...sums, vat: zero, net: ore(total), total: ore(total), leftToFreeShipping: zero },
  };
}
const shown = (total: number, saving: boolean) => <SpokenTotal view={{ cart: cartOf(total), saving }} />;
const spoken = () => document.querySelector('[role=status]')?.textContent?.replaceAll('\u00a0', ' ');

it('a new sum is spoken once, when the last of several changes is saved', async () => {
  const { show } = await render(shown(5_900, false));
  expect(spoken()).toBe('');
  await show(shown(5_900, true));
  // The first of two answers has come.
  await show(shown(11_800, true));
  expect(spoken()).toBe('');
  await show(shown(17_700, false));
  expect(spoken()).toBe('Ny summa: 177 kr');
  await show(shown(17_700, true));
  expect(spoken()).toBe('');
});

it('the sum of a first product is spoken, one that a change has left as it was is not', async () => {
  const { show } = await render(<SpokenTotal view={{ cart: null, saving: true }} />);
  await show(shown(5_900, false));
  expect(spoken()).toBe('Ny summa: 59 kr');
  await show(shown(5_900, true));
  await show(shown(5_900, false));
  expect(spoken()).toBe('');
});

it('the sum of another delivery method is spoken once, though the delivery form has saved it', async () => {
  const by = (total: number, method: string, saving = false) => (
    <SpokenTotal view={{ cart: cartOf(total, method), saving }} />
  );
  const { show } = await render(<SpokenTotal view={{ cart: null, saving: false }} />);
  await show(by(9_800, 'Ombud'));
  expect(spoken(), 'loaded').toBe('');
  await show(by(13_800, 'Hemleverans'));
  expect(spoken()).toBe('Ny summa: 138 kr');
  await show(by(13_800, 'Hemleverans'));
  expect(spoken()).toBe('Ny summa: 138 kr');
  // It costs the same.
  await show(by(13_800, 'Brevlåda'));
  expect(spoken()).toBe('Ny summa: 138 kr');
  await show(by(15_000, 'Brevlåda'));
  expect(spoken(), 'changed elsewhere: what was spoken is no longer true').toBe('');
});

it('a sum that was loaded, or changed elsewhere, is not spoken', async () => {
  const { show } = await render(<SpokenTotal view={{ cart: null, saving: false }} />);
  await show(shown(5_900, false));
  await show(shown(11_800, false));
  expect(spoken()).toBe('');
});

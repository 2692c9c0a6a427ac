import { expect, it } from 'vitest';
import { chequesCanPay } from './bonus-cheque';
import { type Ore, ore, zero } from './money';

const totals = (more: { bonusLeft: Ore | null }) => ({
  totals: {
    products: ore(10_000),
    discount: zero,
    shipping: ore(3_900),
    bonusCheques: zero,
    vat: zero,
    net: zero,
    total: ore(13_900),
    leftToFreeShipping: zero,
    ...more,
  },
});

it('the service decides how much cheques can pay for', () => {
  expect(chequesCanPay(totals({ bonusLeft: ore(2_000) }))).toBe(2_000);
});

it('by default cheques can pay for everything except shipping', () => {
  expect(chequesCanPay(totals({ bonusLeft: null }))).toBe(10_000);
});

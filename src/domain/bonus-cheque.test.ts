import { expect, it } from 'vitest';
import { chequesCanPay } from './bonus-cheque';
import { emptyCart } from './empty-cart';
import { ore } from './money';

const totals = (more: object) => ({
  totals: { ...emptyCart.totals, total: ore(13_900), shipping: ore(3_900), ...more },
});

it('the service decides how much cheques can pay for', () => {
  expect(chequesCanPay(totals({ bonusLeft: ore(2_000) }))).toBe(2_000);
});

it('by default cheques can pay for everything except shipping', () => {
  expect(chequesCanPay(totals({ bonusLeft: null }))).toBe(10_000);
});

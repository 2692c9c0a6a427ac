import { expect, it } from 'vitest';
import { chequesCanPay } from './bonus-cheque';
import { emptyCart } from './empty-cart';
import { ore } from './money';

const totals = (more: object) => ({
  totals: { ...emptyCart.totals, total: ore(13_900), shipping: ore(3_900), ...more },
});

it('what cheques can pay for is the service’s word', () => {
  expect(chequesCanPay(totals({ bonusLeft: ore(2_000) }))).toBe(2_000);
});

it('without that word it is what there is to pay, but not the shipping', () => {
  expect(chequesCanPay(totals({ bonusLeft: null }))).toBe(10_000);
});

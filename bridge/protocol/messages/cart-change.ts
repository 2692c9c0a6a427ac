import * as v from 'valibot';
import { message } from '../message';
import { text, wholeNumber } from '../shapes';

export const CART_CHANGE = /* @__PURE__ */ message({
  name: 'CART_CHANGE',
  direction: 'toHost',
  kind: 'state',
  since: 1,
  base: true,
  about: 'Totals of the whole cart, not a difference: show them on your cart icon.',
  sensitive: ['cartId'],
  payload: v.object({
    cartId: text(),
    numberOfItems: wholeNumber(100_000),
    /** In öre. */
    total: wholeNumber(),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    hasPrescriptions: v.boolean(),
  }),
});

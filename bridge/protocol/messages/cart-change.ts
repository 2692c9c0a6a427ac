import * as v from 'valibot';
import { message } from '../message';
import { absentOr, text, wholeNumber } from '../shapes';

export const CART_CHANGE = /* @__PURE__ */ message({
  name: 'CART_CHANGE',
  direction: 'toHost',
  kind: 'state',
  since: 1,
  base: true,
  about:
    'Totals of the whole cart, not a difference: show them on your cart icon. Without `cartId` there is no cart yet. If `prescriptionsWaiting` is true, bring them into the cart.',
  sensitive: ['cartId'],
  payload: v.object({
    /** Missing as long as there is no cart: nothing has been added yet. */
    cartId: absentOr(text()),
    numberOfItems: wholeNumber(100_000),
    /** In öre. */
    total: wholeNumber(),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    hasPrescriptions: v.boolean(),
    /** The app has to bring the prescription bag into the cart: `numberOfItems` counts it, `total` does not yet. */
    prescriptionsWaiting: absentOr(v.boolean()),
  }),
});

import * as v from 'valibot';
import { message } from '../message';
import { text } from '../shapes';

export const VIEW_CHECKOUT = /* @__PURE__ */ message({
  name: 'VIEW_CHECKOUT',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: true,
  capability: 'viewCheckout',
  about: 'The customer wants to pay. Show the checkout, usually `/external/kassa/` in a web view.',
  sensitive: ['cartId'],
  payload: v.object({ cartId: text() }),
});

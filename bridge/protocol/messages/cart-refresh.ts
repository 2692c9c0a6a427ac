import * as v from 'valibot';
import { message } from '../message';
import { absentOr, text } from '../shapes';

export const cartRefreshPayload = v.object({ cartId: absentOr(text()) });

export const CART_REFRESH = /* @__PURE__ */ message({
  name: 'CART_REFRESH',
  direction: 'toGuest',
  kind: 'event',
  since: 1,
  base: false,
  about: 'The app has changed the cart, or replaced it by the one that `cartId` names.',
  sensitive: ['cartId'],
  payload: cartRefreshPayload,
});

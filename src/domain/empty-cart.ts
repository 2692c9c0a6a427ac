import type { Cart } from './cart';
import { cartId } from './ids';

/** The cart shown from the first click until the service has created one; its id is empty. */
export const emptyCart: Cart = {
  cartId: cartId(''),
  version: -1,
  rows: [],
  orderCreated: false,
  memberSession: false,
  bag: null,
  acceptedDisclaimers: [],
  vouchers: [],
  cheques: [],
  totals: null,
  shippingMethod: null,
  pickupPlace: null,
  deliveryAddress: null,
  billingAddress: null,
  email: null,
  wantsToBecomeMember: false,
  prescribedDetails: false,
  counselling: null,
};

import type { Cart } from './cart';
import { cartId } from './ids';
import { zero } from './money';

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
  totals: {
    products: zero,
    discount: zero,
    shipping: zero,
    bonusCheques: zero,
    bonusLeft: zero,
    vat: zero,
    net: zero,
    total: zero,
    leftToFreeShipping: zero,
  },
  shippingMethod: null,
  pickupPlace: null,
  deliveryAddress: null,
  billingAddress: null,
  email: null,
  wantsToBecomeMember: false,
  prescribedDetails: false,
  counselling: null,
};

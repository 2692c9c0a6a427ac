import { orderId } from '../ids';
import { ore } from '../money';
import type { Order, OrderItem, Parcel } from '../order';

/** An order without rows, parcels and anything that was chosen. */
export const bareOrder: Order = {
  orderId: orderId('123456789'),
  orderNumber: '123456789',
  orderDate: '2026-03-02T12:00:00Z',
  status: 'confirmed',
  paymentMethod: 'card',
  customerName: '',
  address: null,
  receiver: null,
  email: '',
  memberNumber: null,
  counselling: null,
  wantsToBecomeMember: false,
  prescribedDetails: false,
  bonusCheques: ore(0),
  parcels: [],
  shippingMethod: null,
  pickupPlace: null,
  preliminaryDate: null,
  items: [],
  idRequired: false,
  products: null,
  discount: ore(0),
  freight: ore(0),
  vat: ore(0),
  total: ore(0),
};

/** An ordinary product without a page. */
export const bareItem: OrderItem = {
  itemId: null,
  title: 'Salva',
  path: null,
  quantity: 1,
  totalPrice: ore(4_900),
  discount: ore(0),
  prescription: false,
  itemType: 'goods',
  marketingSensitive: false,
};

/** A parcel of which nothing is known. */
export const bareParcel: Parcel = {
  number: 1,
  kind: 'ordinary',
  isNew: false,
  itemIds: [],
  tracking: 'unknown',
  trackingNumber: null,
  trackingUrl: null,
  dispatched: null,
  delivered: null,
};

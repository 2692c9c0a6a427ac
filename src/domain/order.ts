import type { ContactAddress } from './cart';
import type { OrderId, ProductNumber } from './ids';
import type { Ore } from './money';
import type { ItemType } from './product';
import { mayBeReviewed } from './review';
import type { Withdrawal } from './withdrawal';

export type OrderStatus = 'pending' | 'confirmed' | 'delivered' | 'notFulfilled' | 'rejected' | 'cancelled' | 'unknown';
/** What the customer chose at the payment provider; `klarna` if the service only knows the provider. */
export type PaymentMethod = 'card' | 'invoice' | 'swish' | 'bank' | 'klarna' | 'alreadyPaidInPharmacy' | 'unknown';

export interface OrderItem {
  itemId: ProductNumber | null;
  title: string;
  /** Path of the product page; null if there is none. */
  path: string | null;
  quantity: number;
  /** Amount paid, after `discount`. */
  totalPrice: Ore;
  discount: Ore;
  prescription: boolean;
  itemType: ItemType;
  /** Food or a food supplement; absent or null if the service does not say. */
  foodstuff?: boolean | null;
  /** Never included in analytics. */
  marketingSensitive: boolean;
  /** First name of the child, giver or animal that a prescription product is for; absent or null if for the customer. */
  forWhom?: string | null;
  /** The prescribed product, where another one was chosen. */
  insteadOf?: string | null;
  /** The part of a prescription product's price that the high-cost protection does not cover. */
  outsideProtection?: Ore;
}

/** Why products are shipped together. */
export type ParcelKind = 'ordinary' | 'cooled' | 'prescription' | 'unknown';

export interface Parcel {
  /** Position within the order, from 1. */
  number: number;
  kind: ParcelKind;
  isNew: boolean;
  /** Contents; empty if the service does not send them. */
  itemIds: ProductNumber[];
  /** Whether the delivery method supports tracking at all. */
  tracking: 'supported' | 'unsupported' | 'unknown';
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** ISO moment at which it left the warehouse; null before, or if the service does not say. */
  dispatched: string | null;
  /** ISO moment at which it arrived where it was sent. */
  delivered: string | null;
}

export interface Order {
  orderId: OrderId;
  orderNumber: string;
  /** ISO date and time */
  orderDate: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  customerName: string;
  address: ContactAddress | null;
  /** Recipient and delivery address. */
  receiver: ContactAddress | null;
  email: string;
  memberNumber: string | null;
  /** Number for a pharmacist's call; null if not requested. */
  counselling: { phoneNumber: string } | null;
  /** The customer has asked to join the club. */
  wantsToBecomeMember: boolean;
  /** A printed prescription specification comes with the order. */
  prescribedDetails: boolean;
  bonusCheques: Ore;
  parcels: Parcel[];
  shippingMethod: string | null;
  pickupPlace: string | null;
  /** ISO date */
  preliminaryDate: string | null;
  items: OrderItem[];
  /** Which prescription products there are is shown to the signed-in customer only. */
  medicinesWithheld?: boolean;
  idRequired: boolean;
  /** Price of the items before discounts; null if the service does not send it. */
  products: Ore | null;
  discount: Ore;
  freight: Ore;
  vat: Ore;
  total: Ore;
  /** ISO moment of the answer, by the service's clock; null if it does not say. */
  asOf?: string | null;
  /** A pharmacy has registered a return of it: then no return slip can be made. */
  returnedInPharmacy?: boolean;
  /** What the customer has withdrawn from, in that sequence. */
  withdrawals?: Withdrawal[];
}

/** Whether the order will not be sent. */
export function isCalledOff({ status }: Pick<Order, 'status'>): boolean {
  return status === 'rejected' || status === 'cancelled';
}

/** Whether it is known what was ordered, and that it will be sent. */
export function isMade(order: Pick<Order, 'status'>): boolean {
  return !isCalledOff(order) && order.status !== 'notFulfilled';
}

/** Whether the order's status is still going to change. */
export function isAwaited({ status }: Pick<Order, 'status'>): boolean {
  return status === 'pending' || status === 'notFulfilled';
}

export function itemsIn({ itemIds }: Pick<Parcel, 'itemIds'>, { items }: Pick<Order, 'items'>): OrderItem[] {
  return items.filter(({ itemId }) => itemId !== null && itemIds.includes(itemId));
}

/** ISO moment at which the customer withdrew from the purchase of a product; null if that did not happen. */
export function withdrawnAt(
  { itemId }: Pick<OrderItem, 'itemId'>,
  { withdrawals = [] }: Pick<Order, 'withdrawals'>,
): string | null {
  return withdrawals.find(({ items }) => items.some((item) => item.itemId === itemId))?.received ?? null;
}

/** Products that the customer may be asked to review. */
export function reviewableItems(order: Pick<Order, 'items' | 'withdrawals'>): (OrderItem & { path: string })[] {
  return order.items.filter(
    (item): item is OrderItem & { path: string } =>
      !item.prescription && mayBeReviewed(item) && item.path !== null && withdrawnAt(item, order) === null,
  );
}

import type { ContactAddress } from './cart';
import type { OrderId, ProductNumber } from './ids';
import type { Ore } from './money';

export type OrderStatus = 'pending' | 'confirmed' | 'delivered' | 'notFulfilled' | 'rejected' | 'cancelled' | 'unknown';
export type PaymentMethod = 'klarna' | 'alreadyPaidInPharmacy' | 'unknown';

export interface OrderItem {
  itemId: ProductNumber | null;
  title: string;
  /** Address path of the product page; null where the product has none. */
  path: string | null;
  quantity: number;
  /** What was paid, after `discount`. */
  totalPrice: Ore;
  discount: Ore;
  prescription: boolean;
  /** Never named in analytics. */
  marketingSensitive: boolean;
}

/** Why products travel together. */
export type ParcelKind = 'ordinary' | 'cooled' | 'prescription' | 'unknown';

export interface Parcel {
  /** Counted from 1 within the order. */
  number: number;
  kind: ParcelKind;
  isNew: boolean;
  /** What lies in it; empty where the service does not tell. */
  itemIds: ProductNumber[];
  /** Whether the way of delivery lets a parcel be tracked at all. */
  tracking: 'supported' | 'unsupported' | 'unknown';
  trackingNumber: string | null;
  trackingUrl: string | null;
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
  /** Who gets the products, and where. */
  receiver: ContactAddress | null;
  email: string;
  memberNumber: string | null;
  bonusCheques: Ore;
  parcels: Parcel[];
  shippingMethod: string | null;
  pickupPlace: string | null;
  /** ISO date */
  preliminaryDate: string | null;
  items: OrderItem[];
  idRequired: boolean;
  /** What the items cost before discounts; null where the service does not tell. */
  products: Ore | null;
  discount: Ore;
  freight: Ore;
  vat: Ore;
  total: Ore;
}

/** Nothing of it is sent any more. */
export function isCalledOff({ status }: Pick<Order, 'status'>): boolean {
  return status === 'rejected' || status === 'cancelled';
}

/** The service will know more in a while. */
export function isAwaited({ status }: Pick<Order, 'status'>): boolean {
  return status === 'pending' || status === 'notFulfilled';
}

export function itemsIn({ itemIds }: Pick<Parcel, 'itemIds'>, { items }: Pick<Order, 'items'>): OrderItem[] {
  return items.filter(({ itemId }) => itemId !== null && itemIds.includes(itemId));
}

/** Products that their buyer may be asked to review: neither prescription nor marketing-sensitive ones. */
export function reviewableItems({ items }: Pick<Order, 'items'>): (OrderItem & { path: string })[] {
  return items.filter(
    (item): item is OrderItem & { path: string } =>
      !item.prescription && !item.marketingSensitive && item.path !== null,
  );
}

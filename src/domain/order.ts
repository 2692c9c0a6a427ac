import type { ContactAddress } from './cart';
import type { OrderId, ProductNumber } from './ids';
import type { Ore } from './money';

export type OrderStatus = 'pending' | 'confirmed' | 'delivered' | 'notFulfilled' | 'rejected' | 'cancelled' | 'unknown';
export type PaymentMethod = 'klarna' | 'alreadyPaidInPharmacy' | 'unknown';

export interface OrderItem {
  itemId: ProductNumber | null;
  title: string;
  quantity: number;
  totalPrice: Ore;
  prescription: boolean;
  /** Never named in analytics. */
  marketingSensitive: boolean;
}

export interface Parcel {
  number: number;
  isNew: boolean;
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
  freight: Ore;
  vat: Ore;
  total: Ore;
}

import type { CartId, ProductNumber } from './ids';
import type { Ore } from './money';
import type { Picture } from './product';

export interface RowPromotion {
  name: string;
  amount: Ore;
}

export interface CartRow {
  itemId: ProductNumber;
  title: string;
  subTitle: string;
  path: string;
  picture: Picture | null;
  quantity: number;
  marketingSensitive: boolean;
  unitPrice: Ore;
  /** Before discounts. */
  totalPrice: Ore;
  discount: Ore;
  promotions: RowPromotion[];
}

export interface PrescriptionBag {
  status: 'attached' | 'changed' | 'unknown';
  prescriptionBagId: string;
  totalRows: number;
  quantity: number;
  totalPrice: Ore;
  vatAmount: Ore;
  customerPrice: Ore;
}

export interface CartTotals {
  products: Ore;
  discount: Ore;
  shipping: Ore;
  bonusCheques: Ore;
  /** What cheques can still pay for; null where the service does not say. */
  bonusLeft: Ore | null;
  vat: Ore;
  net: Ore;
  total: Ore;
  /** What is left until shipping is free; zero once it is. */
  leftToFreeShipping: Ore;
}

export interface CartVoucher {
  code: string;
  /** Why it takes nothing off this cart now; null where it does, or the service does not say. */
  idle: string | null;
}

export interface ContactAddress {
  firstName: string;
  lastName: string;
  street: string;
  careOf: string | null;
  postalCode: string;
  city: string;
}

export interface Cart {
  cartId: CartId;
  /** Counts up with each change; an answer with an older one is dropped. */
  version: number;
  rows: CartRow[];
  orderCreated: boolean;
  memberSession: boolean;
  bag: PrescriptionBag | null;
  vouchers: CartVoucher[];
  cheques: { id: string; amount: Ore }[];
  totals: CartTotals;
  shippingMethod: string | null;
  pickupPlace: string | null;
  deliveryAddress: ContactAddress | null;
  billingAddress: ContactAddress | null;
  email: string | null;
  wantsToBecomeMember: boolean;
  /** The prescription specification is wanted on paper. */
  prescribedDetails: boolean;
  /** Where a pharmacist is to ring; null where nobody asked for it. */
  counselling: { phoneNumber: string } | null;
}

/** Whether it says of whom it is: its member, or what the checkout has been told. */
export function tellsOfPerson(cart: Cart): boolean {
  const { memberSession, deliveryAddress, billingAddress, email, counselling } = cart;
  return memberSession || Boolean(deliveryAddress ?? billingAddress ?? email ?? counselling);
}

export function numberOfItems(cart: Cart): number {
  return cart.rows.reduce((sum, row) => sum + row.quantity, 0) + (cart.bag?.quantity ?? 0);
}

export function quantityOf(cart: Cart | null, itemId: ProductNumber): number {
  return cart?.rows.find((row) => row.itemId === itemId)?.quantity ?? 0;
}

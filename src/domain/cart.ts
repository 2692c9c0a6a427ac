import type { CartId, ProductNumber } from './ids';
import type { Ore } from './money';
import type { ItemType, Picture } from './product';

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
  /** Missing until the service has sent it. */
  itemType?: ItemType | undefined;
  marketingSensitive: boolean;
  /** Its disclaimer must be accepted before purchase. */
  substance: string | null;
  unitPrice: Ore;
  /** Before discounts. */
  totalPrice: Ore;
  discount: Ore;
  promotions: RowPromotion[];
  /** The row had a discount, and the service has not priced its new quantity: `discount` and `promotions` are empty. */
  discountUnknown?: boolean;
  /** Units in stock online; null if the service does not send it. */
  stock: number | null;
  /** Units that one order may contain; null if the service does not send it. */
  maxQuantity: number | null;
  /** Of a self-care medicine, whose packages are limited per substance; null otherwise, or if the service does not send it. */
  activeSubstance: string | null;
}

export interface PrescriptionBag {
  status: 'attached' | 'changed' | 'unknown';
  prescriptionBagId: string;
  totalRows: number;
  quantity: number;
  totalPrice: Ore;
  /** The part of the total price that counts in the high-cost protection, and the rest; null if the service sends neither. */
  insidePrice?: Ore | null;
  outsidePrice?: Ore | null;
  vatAmount: Ore;
  customerPrice: Ore;
}

export interface CartTotals {
  products: Ore;
  discount: Ore;
  shipping: Ore;
  bonusCheques: Ore;
  /** The amount that cheques can still pay for; null if the service does not send it. */
  bonusLeft: Ore | null;
  vat: Ore;
  net: Ore;
  total: Ore;
  /** Amount missing for free shipping; zero once it is free. */
  leftToFreeShipping: Ore;
}

export interface CartVoucher {
  code: string;
  /** Why the code gives no discount now; null if it does, or if the service sends no reason. */
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
  /** Incremented with each change; older responses are dropped. */
  version: number;
  rows: CartRow[];
  orderCreated: boolean;
  memberSession: boolean;
  bag: PrescriptionBag | null;
  /** Substances whose disclaimer was accepted for this cart; null if the service does not know. */
  acceptedDisclaimers: string[] | null;
  vouchers: CartVoucher[];
  cheques: { id: string; amount: Ore }[];
  /** Null until the service has priced the products, as after the first one was added. */
  totals: CartTotals | null;
  shippingMethod: string | null;
  pickupPlace: string | null;
  deliveryAddress: ContactAddress | null;
  billingAddress: ContactAddress | null;
  email: string | null;
  wantsToBecomeMember: boolean;
  /** The customer wants a printed prescription specification. */
  prescribedDetails: boolean;
  /** Number for a pharmacist's call; null if not requested. */
  counselling: { phoneNumber: string } | null;
}

/** Whether the order will contain a medicine, with or without prescription. */
export function hasMedicines({ rows, bag }: Pick<Cart, 'rows' | 'bag'>): boolean {
  return bag !== null || rows.some(({ itemType }) => itemType === 'otc' || itemType === 'prescription');
}

/** Whether the cart contains personal data: its member, or details entered in the checkout. */
export function hasPersonalData(cart: Cart): boolean {
  const { memberSession, deliveryAddress, billingAddress, email, counselling } = cart;
  return memberSession || Boolean(deliveryAddress ?? billingAddress ?? email ?? counselling);
}

/** Changes with the person whose checkout it is: the service then ends the addresses of the providers' frames. */
export function checkoutOwnerOf({ cartId, memberSession, bag }: Cart): string {
  return JSON.stringify([cartId, memberSession, bag?.prescriptionBagId]);
}

export function numberOfItems(cart: Cart): number {
  return cart.rows.reduce((sum, row) => sum + row.quantity, 0) + (cart.bag?.quantity ?? 0);
}

export function quantityOf(cart: Cart | null, itemId: ProductNumber): number {
  return cart?.rows.find((row) => row.itemId === itemId)?.quantity ?? 0;
}

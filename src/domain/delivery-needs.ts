import type { Cart, CartRow } from './cart';

/** Delivery requirements of a product, from the delivery service. */
export type DeliveryParameter = 'idRequired' | 'cool' | 'adultOnly' | 'ecological' | 'unknown';

/** Titles of products that cannot be shipped together; `code` is the cart service's. */
export interface ShippingConflict {
  code: 'SHIPPING_ECOLOGICAL_ID' | 'SHIPPING_ECOLOGICAL_COOL';
  ecological: string[];
  others: string[];
  /** Prescription goods are among the others. */
  withBag: boolean;
}

export interface DeliveryNeeds {
  /** Titles of the products that only adults may buy. */
  adultProducts: string[];
  /** The delivery is handed over only to the payer, who shows proof of identity. */
  idRequired: boolean;
  conflict: ShippingConflict | null;
}

/** Prescription goods and products with an age limit always require proof of identity. */
export function deliveryNeeds(
  { rows, bag }: Pick<Cart, 'bag'> & { rows: readonly Pick<CartRow, 'itemId' | 'title'>[] },
  parametersOf: (itemId: string) => readonly DeliveryParameter[],
): DeliveryNeeds {
  const titles = (...parameters: DeliveryParameter[]) =>
    rows
      .filter(({ itemId }) => parametersOf(itemId).some((each) => parameters.includes(each)))
      .map(({ title }) => title);
  const [ecological, withId, cooled] = [titles('ecological'), titles('idRequired', 'adultOnly'), titles('cool')];
  return {
    adultProducts: titles('adultOnly'),
    idRequired: withId.length > 0 || bag !== null,
    conflict: conflictOf(ecological, { withId, cooled, withBag: bag !== null }),
  };
}

interface Others {
  withId: string[];
  cooled: string[];
  withBag: boolean;
}

/** Ecological products can be shipped neither with ID-controlled nor with cooled ones: the order must be split. */
function conflictOf(ecological: string[], { withId, cooled, withBag }: Others): ShippingConflict | null {
  if (ecological.length === 0) return null;
  if (withId.length > 0 || withBag) return { code: 'SHIPPING_ECOLOGICAL_ID', ecological, others: withId, withBag };
  return cooled.length > 0 ? { code: 'SHIPPING_ECOLOGICAL_COOL', ecological, others: cooled, withBag } : null;
}

import type { Cart, CartRow } from './cart';

/** What the delivery service says that a product demands. */
export type DeliveryParameter = 'idRequired' | 'cool' | 'adultOnly' | 'ecological' | 'unknown';

/** Products that cannot travel together, by their titles; `code` is the cart service's. */
export interface ShippingConflict {
  code: 'SHIPPING_ECOLOGICAL_ID' | 'SHIPPING_ECOLOGICAL_COOL';
  ecological: string[];
  others: string[];
}

export interface DeliveryNeeds {
  /** Titles of the products that only adults may buy. */
  adultProducts: string[];
  /** Something in the cart is handed over to the one who pays alone, who shows a proof of identity. */
  idRequired: boolean;
  conflict: ShippingConflict | null;
}

/** Prescription goods are always handed over against a proof of identity, and so are products with an age limit. */
export function deliveryNeeds(
  { rows, bag }: Pick<Cart, 'bag'> & { rows: readonly Pick<CartRow, 'itemId' | 'title'>[] },
  parametersOf: (itemId: string) => readonly DeliveryParameter[],
): DeliveryNeeds {
  const titles = (...wanted: DeliveryParameter[]) =>
    rows.filter(({ itemId }) => parametersOf(itemId).some((each) => wanted.includes(each))).map(({ title }) => title);
  const [ecological, withId, cooled] = [titles('ecological'), titles('idRequired', 'adultOnly'), titles('cool')];
  return {
    adultProducts: titles('adultOnly'),
    idRequired: withId.length > 0 || bag !== null,
    conflict: conflictOf(ecological, withId, cooled),
  };
}

/** Ecological products travel neither with ID-controlled nor with cooled ones: the order must be split. */
function conflictOf(ecological: string[], withId: string[], cooled: string[]): ShippingConflict | null {
  if (ecological.length === 0) return null;
  if (withId.length > 0) return { code: 'SHIPPING_ECOLOGICAL_ID', ecological, others: withId };
  return cooled.length > 0 ? { code: 'SHIPPING_ECOLOGICAL_COOL', ecological, others: cooled } : null;
}

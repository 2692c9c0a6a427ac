import type { CartRow } from '../domain/cart';
import type { ProductNumber } from '../domain/ids';

/** Where a row was when it was removed. */
export interface RowPlace {
  itemId: ProductNumber;
  /** The rows below it, from the next one on. */
  followers: readonly ProductNumber[];
}

/** The rows, with those that were given back where they were: a service adds what it gets last. */
export function inPlace(rows: CartRow[], places: readonly RowPlace[]): CartRow[] {
  return places.reduce((ordered, { itemId, followers }) => {
    const row = ordered.find((each) => each.itemId === itemId);
    const others = ordered.filter((each) => each !== row);
    const next = others.findIndex((each) => followers.includes(each.itemId));
    return row && next >= 0 ? others.toSpliced(next, 0, row) : ordered;
  }, rows);
}

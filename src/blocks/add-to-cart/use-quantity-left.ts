import { startTransition, useEffect, useState } from 'react';
import { cartViewAtom } from '../../cart/view';
import type { ProductCard } from '../../domain/product';
import { type QuantityLeft, quantityLeft } from '../../domain/quantity-limit';
import { store } from '../../lib/store';

/**
 * What can be added of a product to the cart. It follows the cart when there is time: the button is pressed and pages
 * change before that.
 */
export function useQuantityLeft({ productNumber: itemId, availability }: ProductCard): QuantityLeft {
  const product = { itemId, ...availability };
  const [rows, setRows] = useState(noRows);
  useEffect(() => {
    const follow = () => startTransition(() => setRows(store.get(cartViewAtom).cart?.rows ?? noRows));
    follow();
    return store.sub(cartViewAtom, follow);
  }, []);
  return quantityLeft(product, rows);
}

const noRows: Parameters<typeof quantityLeft>[1] = [];

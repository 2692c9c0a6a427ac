import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../../api/items/queries';
import type { ProductCard } from '../../domain/product';
import { useIdle } from '../../lib/use-idle';

/** The good of a page with its price and availability as they are now; as the page says them until that is known. */
export function useCurrentProduct(product: ProductCard): ProductCard {
  const { data } = useQuery({ ...itemQuery(product.productNumber), enabled: useIdle() });
  if (!data) return product;
  const { price, promotion, minPriceMonth, availability } = data;
  return { ...product, price, promotion, minPriceMonth, availability };
}

import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../../api/items/queries';
import { restrictionQuery } from '../../api/pharmacy/restriction-query';
import type { ProductCard } from '../../domain/product';
import { useIdle } from '../../lib/use-idle';
import { asNow } from './as-now';

/**
 * The product of a page with its price, availability and substance to read about as they are now; as the page says them
 * until that is known.
 */
export function useCurrentProduct(product: ProductCard): ProductCard {
  const { productNumber, itemType } = product;
  const atRest = useIdle();
  const { data: item } = useQuery({ ...itemQuery(productNumber), enabled: atRest });
  const { data: restriction } = useQuery({
    ...restrictionQuery(productNumber),
    enabled: atRest && itemType === 'otc',
  });
  const now = asNow(product, item);
  return restriction === undefined ? now : { ...now, substance: restriction?.substance ?? null };
}

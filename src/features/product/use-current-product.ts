import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../../api/items/queries';
import { restrictionQuery } from '../../api/pharmacy/restriction-query';
import type { ProductCard } from '../../domain/product';
import { useIdle } from '../../lib/use-idle';
import { withLiveItem } from './with-live-item';

/**
 * The page's product with its current price, availability and substance warning; those of the built page until they
 * are loaded.
 */
export function useCurrentProduct(product: ProductCard): ProductCard {
  const { productNumber, itemType } = product;
  const atRest = useIdle();
  const { data: item } = useQuery({ ...itemQuery(productNumber), enabled: atRest });
  const { data: restriction } = useQuery({
    ...restrictionQuery(productNumber),
    enabled: atRest && itemType === 'otc',
  });
  const now = withLiveItem(product, item);
  return restriction === undefined ? now : { ...now, substance: restriction?.substance ?? null };
}

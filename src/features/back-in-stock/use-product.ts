import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../../api/items/queries';
import { pageQuery } from '../../api/page-data/queries';
import type { ProductNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';

type Answer =
  | { kind: 'waiting' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'missing' }
  | { kind: 'found'; product: ProductCard };

/** Looks up a product by number: address and stock come from the items service, the name from the product page. */
export function useProduct(number: ProductNumber): Answer {
  const item = useQuery(itemQuery(number));
  const page = useQuery({ ...pageQuery(item.data?.url ?? ''), enabled: Boolean(item.data) });
  const failed = [item, page].find(({ isError, data }) => isError && data === undefined);
  if (failed) return { kind: 'failed', retry: () => void failed.refetch() };
  if (item.data === null) return { kind: 'missing' };
  if (!item.data || !page.data) return { kind: 'waiting' };
  if (!page.data.found || page.data.page.template !== 'product') return { kind: 'missing' };
  const { price, promotion, minPriceMonth, availability } = item.data;
  return { kind: 'found', product: { ...page.data.page.data.product, price, promotion, minPriceMonth, availability } };
}

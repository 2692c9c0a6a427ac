import { queryOptions } from '@tanstack/react-query';
import { itemQuery } from '../../api/items/queries';
import { pageQuery } from '../../api/page-data/queries';
import type { Subject } from '../../blocks/find-pharmacy/subject';
import type { ProductNumber } from '../../domain/ids';

/** A product by number: its address comes from the items service, the rest from its page. Null if there is none. */
export function productQuery(number: ProductNumber) {
  return queryOptions({
    queryKey: ['find-pharmacy', 'product', number],
    async queryFn({ client }): Promise<Subject | null> {
      const item = await client.fetchQuery(itemQuery(number));
      const answer = item && (await client.fetchQuery(pageQuery(item.url)));
      if (!answer?.found || answer.page.template !== 'product') return null;
      const { productNumber, title, marketingSensitive } = answer.page.data.product;
      return { productNumber, title, marketingSensitive };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { recommendationsQuery } from '../../api/elevate/queries';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import type { ProductNumber } from '../../domain/ids';

const titles = {
  others: msg`Andra köpte också`,
  similar: msg`Liknande produkter`,
  together: msg`Köps ofta tillsammans`,
} as const;

/** The search service's three lists for a good. Without an answer there is nothing to say. */
export function Recommendations({ productNumber }: { productNumber: ProductNumber }) {
  const { i18n } = useLingui();
  const { data } = useQuery(recommendationsQuery(productNumber));
  return data?.recommendationLists.map(({ id, productGroups }) =>
    id in titles && productGroups.length > 0 ? (
      <ProductRow
        key={id}
        title={i18n._(titles[id as keyof typeof titles])}
        cards={productGroups.map(({ card }) => card)}
      />
    ) : null,
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { recommendationsQuery } from '../../api/elevate/queries';
import type { Link } from '../../api/page-data/schema';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import { RowsPlaceholder } from '../../blocks/product-row/RowsPlaceholder';
import type { ProductCard } from '../../domain/product';

interface RecommendationsProps {
  product: ProductCard;
  brand: Link;
}

/** The search service's lists for a product, the last one of its brand. Lists that fail or are empty are not shown. */
export function Recommendations({ product, brand: { title, path } }: RecommendationsProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(recommendationsQuery(product.productNumber));
  const rows = [
    { id: 'others', title: t`Andra köpte också` },
    { id: 'similar', title: t`Liknande produkter` },
    { id: 'together', title: t`Köps ofta tillsammans` },
    { id: 'brand', title: t`Mer från ${title}`, all: { title: t`Allt från ${title}`, path } },
  ];
  if (isPending) return <RowsPlaceholder rows={rows.length} offers />;
  return rows.map(({ id, ...row }) => {
    const found = data?.recommendationLists.find((list) => list.id === id);
    const cards = found?.productGroups.map(({ card }) => card) ?? [];
    return cards.length > 0 && <ProductRow key={id} {...row} cards={cards} />;
  });
}

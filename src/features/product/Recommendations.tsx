import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { landingPageQuery, recommendationsQuery } from '../../api/elevate/queries';
import type { Link } from '../../api/page-data/schema';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import { RowsPlaceholder } from '../../blocks/product-row/RowsPlaceholder';
import { limits } from '../../domain/limits';
import { goesWithPrescriptions, type ProductCard } from '../../domain/product';

const titles = {
  others: msg`Andra köpte också`,
  similar: msg`Liknande produkter`,
  together: msg`Köps ofta tillsammans`,
} as const;

interface RecommendationsProps {
  product: ProductCard;
  brand: Link;
}

/** The search service's three lists for a product, and more of its brand. Lists that fail are not shown. */
export function Recommendations({ product, brand }: RecommendationsProps) {
  const { i18n } = useLingui();
  const { data, isPending } = useQuery(recommendationsQuery(product.productNumber));
  return (
    <>
      {isPending && <RowsPlaceholder rows={Object.keys(titles).length} offers />}
      {data?.recommendationLists.map(({ id, productGroups }) =>
        id in titles && productGroups.length > 0 ? (
          <ProductRow
            key={id}
            title={i18n._(titles[id as keyof typeof titles])}
            cards={productGroups.map(({ card }) => card)}
          />
        ) : null,
      )}
      <MoreOfBrand brand={brand} product={product} />
    </>
  );
}

function MoreOfBrand({ product, brand: { title, path } }: RecommendationsProps) {
  const { t } = useLingui();
  const { perList } = limits.recommendations;
  // One extra, since the product itself can be in the list.
  const { data, isPending } = useQuery(landingPageQuery({ pageReference: path, limit: perList + 1 }));
  if (isPending) return <RowsPlaceholder rows={1} offers />;
  const cards = data?.primaryList.productGroups
    .map(({ card }) => card)
    .filter((card) => card.productNumber !== product.productNumber)
    .filter((card) => product.itemType !== 'prescription' || goesWithPrescriptions(card))
    .slice(0, perList);
  if (!cards?.length) return null;
  return <ProductRow title={t`Mer från ${title}`} cards={cards} all={{ title: t`Allt från ${title}`, path }} />;
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { recommendationsQuery } from '../../api/elevate/queries';
import type { Link } from '../../api/page-data/schema';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import { RowsPlaceholder } from '../../blocks/product-row/RowsPlaceholder';
import type { ProductCard } from '../../domain/product';
import { useFlag } from '../../platform/flags/use-flag';

interface RecommendationsProps {
  product: ProductCard;
  brand: Link;
}

interface Row {
  id: string;
  title: string;
  all?: Link;
  cards: ProductCard[];
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
  const shown = rows
    .map((row) => ({ ...row, cards: cardsOf(data?.recommendationLists.find((list) => list.id === row.id)) }))
    .filter(({ cards }) => cards.length > 0);
  const [first, second] = shown;
  // The experiment is about these two; a product without one of them is no part of it.
  return first?.id === 'others' && second?.id === 'similar' ? <InTestedOrder rows={shown} /> : <Rows rows={shown} />;
}

function cardsOf(list: { productGroups: { card: ProductCard }[] } | undefined): ProductCard[] {
  return list?.productGroups.map(({ card }) => card) ?? [];
}

function InTestedOrder({ rows }: { rows: Row[] }) {
  const similarFirst = useFlag('similar-products-first');
  const [others, similar, ...rest] = rows;
  return <Rows rows={similarFirst && others && similar ? [similar, others, ...rest] : rows} />;
}

function Rows({ rows }: { rows: Row[] }) {
  return rows.map(({ id, ...row }) => <ProductRow key={id} {...row} />);
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cartRecommendationsQuery } from '../../api/elevate/cart-recommendations';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import type { ProductNumber } from '../../domain/ids';

/** Recommendations below the cart, based on its products. Renders nothing if the request fails. */
export function CartRecommendations({ inCart }: { inCart: readonly ProductNumber[] }) {
  const { t } = useLingui();
  const { data } = useQuery(cartRecommendationsQuery(inCart));
  const [list] = data?.recommendationLists ?? [];
  if (!list || list.productGroups.length === 0) return null;
  return <ProductRow title={list.label ?? t`Andra köpte också`} cards={list.productGroups.map(({ card }) => card)} />;
}

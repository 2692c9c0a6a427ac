import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cartRecommendationsQuery } from '../../api/elevate/cart-recommendations';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import type { ProductNumber } from '../../domain/ids';
import { useRecommended } from './use-recommended';

/** Recommendations below the cart, based on its products. Renders nothing if the request fails. */
export function CartRecommendations({ inCart }: { inCart: readonly ProductNumber[] }) {
  const { t } = useLingui();
  const { data } = useQuery(cartRecommendationsQuery(inCart));
  const { label, cards } = useRecommended(data?.recommendationLists);
  return <ProductRow title={label ?? t`Andra köpte också`} cards={cards} />;
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addToCartPopupQuery } from '../../api/elevate/add-to-cart-popup';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import type { ProductNumber } from '../../domain/ids';

interface GoesWithProps {
  /** The product that was added. */
  added: ProductNumber;
  /** All products in the cart. */
  inCart: readonly ProductNumber[];
}

/** Recommendations below the rows, based on the added product. Renders nothing if the request fails. */
export function GoesWith({ added, inCart }: GoesWithProps) {
  const { t } = useLingui();
  const { data } = useQuery(addToCartPopupQuery(added, inCart));
  const [list] = data?.recommendationLists ?? [];
  if (!list || list.productGroups.length === 0) return null;
  return (
    <ProductRow title={list.label ?? t`Köps ofta tillsammans`} cards={list.productGroups.map(({ card }) => card)} />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addToCartPopupQuery } from '../../api/elevate/add-to-cart-popup';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import type { ProductNumber } from '../../domain/ids';
import { useRecommended } from './use-recommended';

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
  const { label, cards } = useRecommended(data?.recommendationLists);
  return <ProductRow title={label ?? t`Köps ofta tillsammans`} cards={cards} />;
}

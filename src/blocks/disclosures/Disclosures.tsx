import { useQuery } from '@tanstack/react-query';
import { disclosuresQuery } from '../../api/items/disclosures-query';
import type { ProductNumber } from '../../domain/ids';

/** The notices that the law requires next to a product; nothing until they have loaded. */
export function Disclosures({ productNumber }: { productNumber: ProductNumber }) {
  const { data = [] } = useQuery(disclosuresQuery(productNumber));
  return data.map(({ id, text }) => (
    <p key={id}>
      <small>{text}</small>
    </p>
  ));
}

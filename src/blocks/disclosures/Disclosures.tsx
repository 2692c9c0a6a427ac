import { useQuery } from '@tanstack/react-query';
import { disclosuresQuery } from '../../api/items/disclosures-query';
import type { ProductNumber } from '../../domain/ids';
import type { Disclosure } from '../../domain/product';

interface DisclosuresProps {
  productNumber: ProductNumber;
  /** Those that are shown until the current ones have loaded. */
  before?: readonly Disclosure[];
}

/** The notices that the law requires next to a product. */
export function Disclosures({ productNumber, before = [] }: DisclosuresProps) {
  const { data = before } = useQuery(disclosuresQuery(productNumber));
  return data.map(({ id, text }) => (
    <p key={id}>
      <small>{text}</small>
    </p>
  ));
}

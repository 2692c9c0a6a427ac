import { Trans } from '@lingui/react/macro';
import type { ProductNumber } from '../../domain/ids';
import { useCooled } from './use-cooled';

interface CooledNoteProps {
  itemId: ProductNumber;
  /** All products of the list, which are looked up together. */
  products: readonly ProductNumber[];
  className: string;
}

/** In a row of the cart: the product is delivered cooled. */
export function CooledNote({ itemId, products, className }: CooledNoteProps) {
  if (!useCooled(products).has(itemId)) return null;
  return (
    <p className={className}>
      <Trans>Kylvara: levereras kyld</Trans>
    </p>
  );
}

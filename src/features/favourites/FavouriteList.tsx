import { Trans, useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import type { Favourite } from '../../blocks/favourites/favourites';
import type { ProductNumber } from '../../domain/ids';
import { FavouriteRow } from './FavouriteRow';
import * as styles from './Favourites.css';
import { useCurrentProducts } from './use-current-products';

interface FavouriteListProps {
  products: readonly Favourite[];
  /** The product that was restored, which takes the focus. */
  restored: ProductNumber | null;
  onRemove: (product: Favourite, at: number) => void;
  /** The last row is being removed, so the focus has to move outside the list. */
  onEmptied: () => void;
}

export function FavouriteList({ products, restored, onRemove, onEmptied }: FavouriteListProps) {
  const { t } = useLingui();
  const { currentOf, failed, retry } = useCurrentProducts(products);

  function remove(product: Favourite, at: number, row: HTMLElement): void {
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    if (neighbour) neighbour.querySelector<HTMLElement>('a, button')?.focus();
    else onEmptied();
    onRemove(product, at);
  }

  return (
    <>
      {failed && <FailureAlert title={<Trans>Pris och lagersaldo kunde inte hämtas</Trans>} onRetry={retry} />}
      <ul className={styles.rows} aria-label={t`Dina favoriter`}>
        {products.map((product, at) => (
          <FavouriteRow
            key={product.productNumber}
            product={product}
            current={currentOf(product)}
            takesFocus={product.productNumber === restored}
            onRemove={(row) => remove(product, at, row)}
          />
        ))}
      </ul>
    </>
  );
}

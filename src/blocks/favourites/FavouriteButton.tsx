import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ProductCard } from '../../domain/product';
import { Icon } from '../../ui/icon/Icon';
import { heart } from '../../ui/icon/paths';
import * as styles from './FavouriteButton.css';
import { favouriteNumbersAtom } from './favourite-numbers';
import { toggleFavourite } from './favourites';

/** Adds a product to the favourites, or removes it. */
export function FavouriteButton({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const { productNumber, title } = card;
  const isFavourite = useAtomValue(
    useMemo(() => atom((get) => get(favouriteNumbersAtom).has(productNumber)), [productNumber]),
  );
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-label={isFavourite ? t`Ta bort från favoriter: ${title}` : t`Spara som favorit: ${title}`}
      onClick={() => toggleFavourite(card)}
    >
      <Icon path={heart} />
    </button>
  );
}

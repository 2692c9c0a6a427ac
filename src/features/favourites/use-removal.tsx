import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { addFavourite, type Favourite, removeFavourite } from '../../blocks/favourites/favourites';
import type { ProductNumber } from '../../domain/ids';
import { dismissToast, showToast, type Toast } from '../../ui/toast/toast-queue';
import * as styles from './Favourites.css';

/**
 * Removes products from the list. Each can be restored to its position until the next one is removed or the list is left.
 * @returns `restored`: the last restored product, which takes the focus
 */
export function useRemoval() {
  const [restored, setRestored] = useState<ProductNumber | null>(null);
  const offer = useRef<Toast>(undefined);
  useEffect(
    () => () => {
      if (offer.current) dismissToast(offer.current);
    },
    [],
  );

  function remove(product: Favourite, at: number): void {
    if (offer.current) dismissToast(offer.current);
    const undo = () => {
      dismissToast(toast);
      addFavourite(product, at);
      setRestored(product.productNumber);
    };
    const { title } = product;
    const toast: Toast = {
      text: <Trans>{title} är borttagen</Trans>,
      action: (
        <button type="button" className={styles.undo} onClick={undo}>
          <Trans>Ångra</Trans>
        </button>
      ),
    };
    offer.current = toast;
    setRestored(null);
    removeFavourite(product);
    showToast(toast);
  }

  return { remove, restored };
}

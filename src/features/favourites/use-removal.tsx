import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { addFavourite, type Favourite, removeFavourite } from '../../blocks/favourites/favourites';
import type { ProductNumber } from '../../domain/ids';
import { dismissToast, showToast, type Toast } from '../../ui/toast/toast-queue';
import * as styles from './Favourites.css';

/**
 * Takes products off the list; each can be had back where it stood, until the next one is taken off.
 * @returns with the product that was had back last, which the focus goes to
 */
export function useRemoval() {
  const [restored, setRestored] = useState<ProductNumber | null>(null);
  const offer = useRef<Toast>(undefined);

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

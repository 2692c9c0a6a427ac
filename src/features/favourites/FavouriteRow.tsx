import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { QuickAdd } from '../../blocks/add-to-cart/QuickAdd';
import { AvailabilityText } from '../../blocks/availability/AvailabilityText';
import type { Favourite } from '../../blocks/favourites/favourites';
import { Link } from '../../blocks/link/Link';
import { Price } from '../../blocks/price/Price';
import { Thumbnail } from '../../blocks/product-picture/Thumbnail';
import { mayBeAdvertised, type ProductCard } from '../../domain/product';
import { IconButton } from '../../ui/button/IconButton';
import { trash } from '../../ui/icon/paths';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './Favourites.css';
import type { Current } from './use-current-products';

interface FavouriteRowProps {
  product: Favourite;
  current: Current;
  takesFocus: boolean;
  onRemove: (row: HTMLElement) => void;
}

/** A favourite with its current price, or a note that the product no longer exists. */
export function FavouriteRow({ product, current, takesFocus, onRemove }: FavouriteRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const { brand, picture, subTitle, title } = product;
  const card = current.kind === 'found' ? cardOf(product, current.item) : null;
  useEffect(() => {
    if (takesFocus) row.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [takesFocus]);

  return (
    <li ref={row} className={styles.row}>
      <Thumbnail picture={picture} />
      <div className={styles.text}>
        <p className={styles.note}>{brand}</p>
        <h2 className={styles.title}>
          {current.kind === 'gone' ? title : <Link href={card?.path ?? product.path}>{title}</Link>}
        </h2>
        <p className={styles.note}>{subTitle}</p>
        {current.kind === 'waiting' && <Skeleton lines={2} />}
        {current.kind === 'gone' && (
          <p>
            <Trans>Varan finns inte längre i butiken.</Trans>
          </p>
        )}
        {card && (
          <>
            <AvailabilityText availability={card.availability} />
            {card.price !== null && mayBeAdvertised(card) && <Price product={card} />}
          </>
        )}
      </div>
      <div className={styles.actions}>
        <div className={styles.buy}>{card && <QuickAdd card={card} />}</div>
        <IconButton
          label={t`Ta bort från favoriter: ${title}`}
          icon={trash}
          onClick={() => row.current && onRemove(row.current)}
        />
      </div>
    </li>
  );
}

/** Data that the items service does not return is left empty. */
function cardOf(product: Favourite, item: Extract<Current, { kind: 'found' }>['item']): ProductCard {
  const { url: path, price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth, availability } = item;
  const terms = { price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth, availability };
  const unknown = { rating: null, newProduct: false, sustainability: [] };
  return { ...product, ...unknown, ...terms, path };
}

import { Trans } from '@lingui/react/macro';
import type { ProductNumber } from '../../domain/ids';
import { mayBeAdvertised, type ProductCard } from '../../domain/product';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { FinderLink } from './FinderLink';
import * as styles from './find-pharmacy.css';
import { mostProducts } from './finder-address';

interface FindProductsProps {
  products: readonly { productNumber: ProductNumber; itemType?: ProductCard['itemType'] | undefined }[];
}

/** Leads from a list of products to the pharmacies that have them; those on prescription are left out. */
export function FindProducts({ products }: FindProductsProps) {
  const numbers = products
    .filter(({ itemType = 'unknown' }) => mayBeAdvertised({ itemType }))
    .map(({ productNumber }) => productNumber);
  if (numbers.length === 0) return null;
  return (
    <p className={styles.findProducts}>
      <FinderLink className={standaloneLink} products={numbers.slice(0, mostProducts)}>
        <Trans>Hitta på apotek</Trans>
      </FinderLink>
      {numbers.length > mostProducts && (
        <span className={styles.note}>
          <Trans>Lagersaldo visas för de {mostProducts} första varorna.</Trans>
        </span>
      )}
    </p>
  );
}

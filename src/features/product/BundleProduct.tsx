import { AvailabilityText } from '../../blocks/availability/AvailabilityText';
import { Link } from '../../blocks/link/Link';
import { Price } from '../../blocks/price/Price';
import { Thumbnail } from '../../blocks/product-picture/Thumbnail';
import type { ProductCard } from '../../domain/product';
import * as styles from './BundleOffer.css';

interface BundleProductProps {
  product: ProductCard;
  /** The open page is the product's own, so there is nothing to link to. */
  isShown: boolean;
}

/** A product in a bundle, and the reason if it cannot be bought. */
export function BundleProduct({ product, isShown }: BundleProductProps) {
  const { title, subTitle, path, picture, availability, price } = product;
  return (
    <li className={styles.product}>
      <Thumbnail picture={picture} />
      <div className={styles.text}>
        {isShown ? (
          <p className={styles.name}>{title}</p>
        ) : (
          <Link className={styles.link} href={path}>
            {title}
          </Link>
        )}
        {subTitle !== '' && <p className={styles.quiet}>{subTitle}</p>}
        <Price product={product} />
        {(!availability.buyable || price === null) && <AvailabilityText availability={availability} />}
      </div>
    </li>
  );
}

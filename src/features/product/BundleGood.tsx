import { AvailabilityText } from '../../blocks/availability/AvailabilityText';
import { Link } from '../../blocks/link/Link';
import { Price } from '../../blocks/price/Price';
import { Thumbnail } from '../../blocks/product-picture/Thumbnail';
import type { ProductCard } from '../../domain/product';
import * as styles from './BundleOffer.css';

interface BundleGoodProps {
  good: ProductCard;
  /** The page that is open is its own: there is nowhere to go. */
  isShown: boolean;
}

/** One of the goods of a bundle, and what is the matter with it, if it cannot be bought. */
export function BundleGood({ good, isShown }: BundleGoodProps) {
  const { title, subTitle, path, picture, availability, price } = good;
  return (
    <li className={styles.good}>
      <Thumbnail picture={picture} />
      <div className={styles.words}>
        {isShown ? (
          <p className={styles.name}>{title}</p>
        ) : (
          <Link className={styles.link} href={path}>
            {title}
          </Link>
        )}
        {subTitle !== '' && <p className={styles.quiet}>{subTitle}</p>}
        <Price of={good} />
        {(!availability.buyable || price === null) && <AvailabilityText availability={availability} />}
      </div>
    </li>
  );
}

import type { Picture } from '../../domain/product';
import { ProductPicture } from './ProductPicture';
import * as styles from './Thumbnail.css';

/** A product's small picture in a row, next to its name; the space is reserved without a picture too. */
export function Thumbnail({ picture }: { picture: Picture | null }) {
  return (
    <div className={styles.thumbnail}>{picture && <ProductPicture picture={picture} sizes="80px" decorative />}</div>
  );
}

import type { Picture } from '../../domain/product';
import { ProductPicture } from './ProductPicture';
import * as styles from './Thumbnail.css';

/** A product in a row, its name beside it; its place stays where there is no picture. */
export function Thumbnail({ picture }: { picture: Picture | null }) {
  return (
    <div className={styles.thumbnail}>{picture && <ProductPicture picture={picture} sizes="80px" decorative />}</div>
  );
}

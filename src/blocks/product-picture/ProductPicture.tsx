import type { Picture } from '../../domain/product';
import { useValue } from '../../lib/use-value';
import { currentConfig } from '../../platform/config/config';
import * as styles from './ProductPicture.css';

interface ProductPictureProps {
  picture: Picture;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture that is the page's largest content: asked for first. */
  hero?: boolean;
  /** Its text stands beside it already. */
  decorative?: boolean;
}

/** A picture of a good in the width that the screen needs; its place is kept before it comes. */
export function ProductPicture({ picture, sizes, hero = false, decorative = false }: ProductPictureProps) {
  const base = useValue(currentConfig)?.services.media;
  const address = (width: number) => `${base}/${picture.src}-${width}.webp`;
  const [smallest = 320] = picture.widths;
  const width = 480;
  return (
    <img
      className={styles.picture}
      src={address(smallest)}
      srcSet={picture.widths.map((w) => `${address(w)} ${w}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={Math.round(width * picture.ratio)}
      alt={decorative ? '' : picture.alt}
      loading={hero ? 'eager' : 'lazy'}
      fetchPriority={hero ? 'high' : 'auto'}
      decoding={hero ? 'sync' : 'async'}
    />
  );
}

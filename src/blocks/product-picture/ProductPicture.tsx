import type { Picture } from '../../domain/product';
import { useConfig } from '../../platform/config/config';
import * as styles from './ProductPicture.css';

interface ProductPictureProps {
  picture: Picture;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** The narrowest and the widest file that any screen needs at these sizes; all by default. */
  between?: readonly [narrowest: number, widest: number];
  /** The page's largest content: fetched first. */
  hero?: boolean;
  /** Its text is already next to it. */
  decorative?: boolean;
}

/** A product picture in the width that the screen needs; its space is reserved before it loads. */
export function ProductPicture({
  picture,
  sizes,
  between: [narrowest, widest] = [0, Number.POSITIVE_INFINITY],
  hero = false,
  decorative = false,
}: ProductPictureProps) {
  const base = useConfig()?.services.media;
  const address = (width: number) => `${base}/${picture.src}-${width}.webp`;
  const fitting = picture.widths.filter((width) => width >= narrowest && width <= widest);
  const widths = fitting.length > 0 ? fitting : picture.widths;
  const [smallest = 320] = widths;
  const width = 480;
  return (
    <img
      className={styles.picture}
      src={address(smallest)}
      srcSet={widths.map((w) => `${address(w)} ${w}w`).join(', ')}
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

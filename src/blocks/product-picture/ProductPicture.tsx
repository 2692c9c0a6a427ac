import type { Picture } from '../../domain/product';
import { useConfig } from '../../platform/config/config';
import * as styles from './ProductPicture.css';

interface ProductPictureProps {
  picture: Picture;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The narrowest and the widest file that any screen needs at these sizes; all when left out. */
  between?: readonly [narrowest: number, widest: number];
  /** The picture that is the page's largest content: asked for first. */
  hero?: boolean;
  /** Its text stands beside it already. */
  decorative?: boolean;
}

/** A picture of a product in the width that the screen needs; its place is kept before it comes. */
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

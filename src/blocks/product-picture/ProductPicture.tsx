import type { Picture } from '../../domain/product';
import { useConfig } from '../../platform/config/config';
import * as styles from './ProductPicture.css';
import { type PictureUse, pictureSource } from './picture-source';

interface ProductPictureProps extends PictureUse {
  picture: Picture;
  /** The page's largest content: fetched first. */
  hero?: boolean;
  /** Its text is already next to it. */
  decorative?: boolean;
}

/** A product picture in the width that the screen needs; its space is reserved before it loads. */
export function ProductPicture({ picture, hero = false, decorative = false, ...use }: ProductPictureProps) {
  const width = 480;
  return (
    <img
      className={styles.picture}
      {...pictureSource(useConfig()?.services.media, picture, use)}
      width={width}
      height={Math.round(width * picture.ratio)}
      alt={decorative ? '' : picture.alt}
      loading={hero ? 'eager' : 'lazy'}
      fetchPriority={hero ? 'high' : 'auto'}
      decoding={hero ? 'sync' : 'async'}
    />
  );
}

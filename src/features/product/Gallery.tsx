import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import type { Picture } from '../../domain/product';
import { part } from '../../lib/part';
import { useIdle } from '../../lib/use-idle';
import * as styles from './Gallery.css';

const modal = part(() => import('./PictureModal'));
const sizes = '(min-width: 768px) 480px, 352px';

/**
 * The product's pictures side by side, to swipe or choose from. The first one is the page's largest content; the others
 * have reserved space and are loaded once one of them is chosen.
 */
export function Gallery({ title, pictures }: { title: string; pictures: readonly Picture[] }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const atRest = useIdle();
  const count = pictures.length;
  const close = () => setEnlarged(null);

  function follow(): void {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 };
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  }

  function show(index: number): void {
    setCurrent(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  }

  return (
    <div className={styles.gallery}>
      <ul className={styles.strip} ref={strip} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={styles.slide}>
            <button
              type="button"
              className={styles.enlarge}
              aria-label={t`Förstora bild ${index + 1} av ${count}: ${picture.alt}`}
              onClick={() => setEnlarged(index)}
            >
              {(!index || current > 0) && <ProductPicture picture={picture} sizes={sizes} hero={index === 0} />}
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.choices}>
          {pictures.map((picture, index) => (
            <button
              key={picture.src}
              type="button"
              className={styles.choice}
              aria-label={t`Visa bild ${index + 1} av ${count}`}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              {atRest && <ProductPicture picture={picture} sizes="64px" between={[160, 160]} decorative />}
            </button>
          ))}
        </div>
      )}
      {enlarged !== null && (
        <PartBoundary message={<CannotShow />} onFail={close}>
          <modal.Component title={title} pictures={pictures} position={enlarged} onClose={close} />
        </PartBoundary>
      )}
    </div>
  );
}

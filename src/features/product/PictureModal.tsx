import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import type { Picture } from '../../domain/product';
import { Modal } from '../../ui/modal/Modal';
import * as styles from './Gallery.css';

interface PictureModalProps {
  /** The product's name. */
  title: string;
  pictures: readonly Picture[];
  /** Index of the chosen picture, which is shown first. */
  position: number;
  onClose: () => void;
}

/** The product's pictures stacked, as large as they fit. */
export function PictureModal({ title, pictures, position, onClose }: PictureModalProps) {
  const inTurn = [...pictures.slice(position), ...pictures.slice(0, position)];
  return (
    <Modal title={title} onClose={onClose}>
      <div className={styles.large}>
        {inTurn.map((picture) => (
          <ProductPicture key={picture.src} picture={picture} sizes="min(100vw, 800px)" />
        ))}
      </div>
    </Modal>
  );
}

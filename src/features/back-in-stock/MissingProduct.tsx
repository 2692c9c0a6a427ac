import { Trans } from '@lingui/react/macro';
import { AvailabilityText } from '../../blocks/availability/AvailabilityText';
import { backInStockForm } from '../../blocks/back-in-stock/back-in-stock-form';
import { Link } from '../../blocks/link/Link';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { Thumbnail } from '../../blocks/product-picture/Thumbnail';
import { canBeWatched } from '../../domain/back-in-stock';
import type { ProductCard } from '../../domain/product';
import { LinkButton } from '../../ui/button/LinkButton';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './BackInStockScreen.css';

/** The product row with the form below it, or a link to the product page if it cannot be watched. */
export function MissingProduct({ product }: { product: ProductCard }) {
  const { title, path, picture, availability, productNumber } = product;
  return (
    <>
      <div className={styles.product}>
        <Thumbnail picture={picture} />
        <div className={styles.text}>
          <Link href={path}>{title}</Link>
          <AvailabilityText availability={availability} />
        </div>
      </div>
      {canBeWatched(availability) ? (
        <PartBoundary fallback={<CannotShow />} placeholder={<Skeleton className={styles.loading} />}>
          <backInStockForm.Component itemId={productNumber} />
        </PartBoundary>
      ) : (
        <div>
          <LinkButton href={path} link={Link}>
            <Trans>Till varan</Trans>
          </LinkButton>
        </div>
      )}
    </>
  );
}

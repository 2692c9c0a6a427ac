import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ShowMore } from '../../ui/show-more/ShowMore';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { ProductGrid } from '../product-grid/ProductGrid';
import * as styles from './Listing.css';
import type { ShownProducts } from './use-listing';

interface ListingProductsProps {
  /** The list's name in analytics. */
  name: string;
  /** Undefined while nothing can be shown. */
  shown: ShownProducts | undefined;
  isStale: boolean;
  failed: boolean;
  onRetry: () => void;
  onMore: () => void;
}

/** The products of a listing with a button for more, or why there are none. */
export function ListingProducts({ name, shown, isStale, failed, onRetry, onMore }: ListingProductsProps) {
  const products = useRef<HTMLDivElement>(null);
  const count = shown?.cards.length ?? 0;

  function showMore(): void {
    const pressed = document.activeElement;
    void import('../focus-new/focus-new').then(
      ({ focusNew }) => focusNew(products.current, count, pressed),
      () => {},
    );
    onMore();
  }

  return (
    <>
      {!shown && !failed && <ProductSkeletons />}
      {shown && count === 0 && (
        <p role="status">
          <Trans>Inga varor passar filtren. Ta bort något av dem.</Trans>
        </p>
      )}
      {shown && count > 0 && (
        <div className={isStale ? styles.busy : styles.products} ref={products}>
          <ProductGrid
            name={name}
            cards={shown.cards}
            fromPage={shown.fromPage}
            firstIsHero
            inSteps={shown.isDeferred}
          />
        </div>
      )}
      {failed && <FailureAlert onRetry={onRetry} />}
      {shown && count > 0 && !failed && (
        <ShowMore
          shown={count}
          total={shown.total}
          summary={
            <Trans>
              visar {count} av {shown.total}
            </Trans>
          }
          label={<Trans>Nästa sida</Trans>}
          loading={isStale}
          onMore={showMore}
        />
      )}
    </>
  );
}

function ProductSkeletons() {
  const { t } = useLingui();
  return (
    <div className={styles.skeletons} role="status" aria-label={t`Varor hämtas`}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className={styles.skeleton} />
      ))}
    </div>
  );
}

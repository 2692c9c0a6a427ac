import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PharmacySearch, pharmacySearchQuery } from '../../api/pharmacy/queries';
import { stockNearby } from '../../domain/pharmacy-stock';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button/Button';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import * as styles from './FindPharmacyModal.css';
import { PharmacyRows } from './PharmacyRows';
import type { Subject } from './subject';
import type { SearchPosition } from './use-search-position';
import { useStatusText } from './use-status-text';

interface PharmacyStockListProps {
  product: Subject;
  near: SearchPosition;
  inStockOnly: boolean;
  /** The retry button is about to be removed. */
  onRetry: () => void;
}

/** The results of one search, page by page. Use the search as the key, so that each has its own list. */
export function PharmacyStockList({ product, near, inStockOnly, onRetry }: PharmacyStockListProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [pages, setPages] = useState(1);
  const search: PharmacySearch = {
    ...near,
    // The stock of a sensitive product is not shown, so it is not requested.
    ...(!product.marketingSensitive && stockOf(product)),
    inStockOnly,
  };
  const newest = useQuery(pharmacySearchQuery({ ...search, page: pages - 1 }));
  const shown = newest.isPlaceholderData ? undefined : newest.data;
  const failed = newest.isError || (!shown && !online);
  const nearby = shown && stockNearby(product, shown, inStockOnly);
  const status = useStatusText(near, nearby, shown?.content);
  const isFirst = pages === 1;

  function retry(): void {
    onRetry();
    void newest.refetch();
  }

  return (
    <>
      <p className={styles.status} role="status">
        {!failed && (isFirst || shown) && status}
      </p>
      {!failed && isFirst && !shown && <Skeleton lines={8} />}
      <ul className={styles.list} aria-label={t`Apotek och lagersaldo`}>
        {[...Array(pages).keys()].map((page) => (
          <PharmacyRows key={page} product={product} search={{ ...search, page }} />
        ))}
      </ul>
      {failed && <FailureAlert title={<Trans>Något gick fel när vi hämtade lagersaldo</Trans>} onRetry={retry} />}
      {!failed && !(isFirst && !shown) && !shown?.last && (
        <div className={styles.after}>
          <Button variant="secondary" loading={!shown} onClick={() => setPages(pages + 1)}>
            <Trans>Visa fler apotek</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function stockOf({ productNumber, prescriptionId }: Subject): Pick<PharmacySearch, 'products' | 'prescriptionId'> {
  return prescriptionId === undefined ? { products: [productNumber] } : { prescriptionId };
}

import { Trans } from '@lingui/react/macro';
import { visibleStock } from '../../domain/pharmacy-stock';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { Link } from '../link/Link';
import { PharmacyStockBadge } from '../pharmacy-stock/PharmacyStockBadge';
import * as styles from './find-pharmacy.css';
import { initialState, searchOf } from './finder-state';
import { StockNote } from './StockNote';
import type { Subject } from './subject';
import { useMyPharmacyStock } from './use-my-pharmacy-stock';

/** The stock of a product, or for a prescription, at the visitor's own pharmacy. */
export function MyPharmacyStock({ product }: { product: Subject }) {
  const { mine, answer, stockUpdated, waiting, failed, retry } = useMyPharmacyStock(
    searchOf(initialState, null, [product]),
  );
  if (!mine) return null;
  const { name } = mine;
  return (
    <div className={styles.mine}>
      <div className={styles.mineHead}>
        <p>
          <Trans>Mitt apotek:</Trans> {answer ? <Link href={answer.pharmacy.path}>{answer.pharmacy.name}</Link> : name}
        </p>
        {answer && <PharmacyStockBadge stock={visibleStock(product, answer)} />}
        {waiting && <Skeleton className={styles.badge} />}
      </div>
      {failed ? (
        <p>
          <Trans>Vi kunde inte hämta lagersaldot.</Trans>{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            <Trans>Försök igen</Trans>
          </button>
        </p>
      ) : (
        <StockNote subjects={[product]} updated={stockUpdated} />
      )}
    </div>
  );
}

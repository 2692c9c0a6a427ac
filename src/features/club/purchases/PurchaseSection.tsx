import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import {
  type PurchaseFacts,
  type PurchaseOrder,
  purchasesIn,
  purchaseYears,
  sortedPurchases,
} from '../../../domain/purchases';
import { useEntryState } from '../../../lib/use-entry-state';
import { Select } from '../../../ui/form/Select';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import * as styles from '../Club.css';
import { PurchaseItem } from './PurchaseItem';
import { controls } from './Purchases.css';

interface PurchaseSectionProps<P> {
  id: string;
  title: ReactNode;
  /** Shown if there are no purchases. */
  empty: ReactNode;
  purchases: readonly P[] | undefined;
  /** Prescription goods only. */
  isPrescribed?: boolean;
  failed: boolean;
  onRetry: () => void;
  content: (purchase: P) => ReactNode;
}

const isOrder = (left: unknown) => left === 'newest' || left === 'oldest';
const isYear = (left: unknown) => typeof left === 'number' || left === null;

/** One kind of purchase; the customer can sort and filter the list. */
export function PurchaseSection<P extends PurchaseFacts>(props: PurchaseSectionProps<P>) {
  const { id, title, empty, purchases, isPrescribed = false, failed, onRetry, content } = props;
  const { t } = useLingui();
  const [order, setOrder] = useEntryState<PurchaseOrder>(`${id} order`, 'newest', isOrder);
  const [year, setYear] = useEntryState<number | null>(`${id} year`, null, isYear);

  return (
    <section className={styles.page} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {body()}
    </section>
  );

  function body() {
    if (!purchases && failed) return <FailureAlert onRetry={onRetry} />;
    if (!purchases) {
      return (
        <div role="status" aria-label={t`Dina köp hämtas`}>
          <Skeleton lines={4} />
        </div>
      );
    }
    if (purchases.length === 0) return <p className={styles.note}>{empty}</p>;
    const shown = sortedPurchases(purchasesIn(purchases, year), order);
    return (
      <>
        <div className={controls}>
          <Select label={t`Sortera`} value={order} onChange={({ target }) => setOrder(target.value as PurchaseOrder)}>
            <option value="newest">{t`Nyast först`}</option>
            <option value="oldest">{t`Äldst först`}</option>
          </Select>
          <Select
            label={t`År`}
            value={year ?? ''}
            onChange={({ target }) => setYear(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t`Alla år`}</option>
            {purchaseYears(purchases).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </div>
        <p className={visuallyHidden} role="status">
          <Trans>{shown.length} köp visas</Trans>
        </p>
        <ul className={styles.list}>
          {shown.map((purchase) => (
            <PurchaseItem
              key={purchase.id}
              purchase={purchase}
              isPrescribed={isPrescribed}
              content={() => content(purchase)}
            />
          ))}
        </ul>
      </>
    );
  }
}

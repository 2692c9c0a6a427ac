import type { Ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { unknown } from './CartSummary.css';

/** A sum of the cart; a placeholder while the service has not priced the products. */
export function Sum({ amount }: { amount: Ore | undefined }) {
  return amount === undefined ? <Skeleton className={unknown} /> : <span>{formatMoney(amount)}</span>;
}

import type { Ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { unknown } from './CartSummary.css';

interface SumProps {
  amount: Ore | undefined;
  /** Changes are pending: it is the sum from before, which is not announced to a screen reader. */
  saving?: boolean;
}

/** A sum of the cart; a placeholder while the service has not priced the products. */
export function Sum({ amount, saving = false }: SumProps) {
  if (amount === undefined) return <Skeleton className={unknown} />;
  return <span aria-hidden={saving}>{formatMoney(amount)}</span>;
}

import type { ProductNumber } from './ids';
import type { Prescription } from './prescription';

type Relevant = Pick<Prescription, 'id' | 'items' | 'order' | 'expirationDate'>;

/**
 * The prescriptions of one patient that a product's page names: all that it can be ordered from now, the one that
 * expires first before the others; without any, the one that says most about when or why not.
 */
export function prescriptionsFor<P extends Relevant>(product: ProductNumber, prescriptions: readonly P[]): P[] {
  const found = prescriptions.filter(({ items }) => items.some(({ itemId }) => itemId === product));
  const orderable = found.filter(({ order }) => order.enabled).sort(byExpiry);
  if (orderable.length > 0) return orderable;
  return found.sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || byExpiry(b, a)).slice(0, 1);
}

function byExpiry(a: Relevant, b: Relevant): number {
  return a.expirationDate < b.expirationDate ? -1 : Number(a.expirationDate > b.expirationDate);
}

/** Nothing will be dispensed from it again. */
function isOver({ order: { reason } }: Relevant): boolean {
  return reason === 'EXPIRED' || reason === 'ALL_DISPENSED' || reason === 'FIRST_DISPENSE_PASSED';
}

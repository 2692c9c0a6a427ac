import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { waitingBagAtom } from '../../cart/app-bag';
import type { CartView } from '../../cart/view';
import type { Cart } from '../../domain/cart';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { RowsLoading } from '../prescription-rows/RowsLoading';
import { placeholder } from './LazyBag.css';
import type { PrescriptionBag } from './PrescriptionBag';

const bag = part(() => import('./PrescriptionBag'));
const waitingBag = part(() => import('./WaitingBag'));

interface LazyBagProps extends Omit<ComponentProps<typeof PrescriptionBag>, 'bag' | 'problem'> {
  cart: Cart;
  problem: CartView['problem'];
}

/** The cart's prescription goods, or those that it will have, if there are any. */
export function LazyBag({ cart, problem, ...section }: LazyBagProps) {
  if (!cart.bag) return <LazyWaitingBag {...section} />;
  return (
    <PartBoundary placeholder={<BagLoading rows={cart.bag.totalRows} />}>
      <bag.Component bag={cart.bag} problem={problem} {...section} />
    </PartBoundary>
  );
}

/** The prescription goods that the app has not brought into the cart yet, if there are any. */
export function LazyWaitingBag(section: Pick<LazyBagProps, 'level' | 'onRemoved'>) {
  const waiting = useAtomValue(waitingBagAtom);
  if (!waiting) return null;
  return (
    <PartBoundary placeholder={<BagLoading rows={1} />}>
      <waitingBag.Component bag={waiting} {...section} />
    </PartBoundary>
  );
}

/** The section's space with its rows, until its code has loaded. */
function BagLoading({ rows }: { rows: number }) {
  return (
    <div className={placeholder}>
      <RowsLoading rows={rows} />
    </div>
  );
}

import type { ComponentProps } from 'react';
import type { CartView } from '../../cart/view';
import type { Cart } from '../../domain/cart';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { placeholder } from './LazyBag.css';
import type { PrescriptionBag } from './PrescriptionBag';

const bag = part(() => import('./PrescriptionBag'));

interface LazyBagProps extends Omit<ComponentProps<typeof PrescriptionBag>, 'bag' | 'problem'> {
  cart: Cart;
  problem: CartView['problem'];
}

/** The cart's prescription goods, if it has any. */
export function LazyBag({ cart, ...props }: LazyBagProps) {
  if (!cart.bag) return null;
  return (
    <PartBoundary placeholder={<div className={placeholder} />}>
      <bag.Component bag={cart.bag} {...props} />
    </PartBoundary>
  );
}

import type { ComponentProps } from 'react';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { placeholder } from './LazyVouchers.css';
import type { Vouchers } from './Vouchers';

const vouchers = part(() => import('./Vouchers'));

/** Few customers have a code, so the field loads after the content next to it. */
export function LazyVouchers(props: ComponentProps<typeof Vouchers>) {
  return (
    <PartBoundary placeholder={<div className={placeholder} />}>
      <vouchers.Component {...props} />
    </PartBoundary>
  );
}

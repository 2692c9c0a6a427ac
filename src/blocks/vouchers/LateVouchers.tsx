import type { ComponentProps } from 'react';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { room } from './LateVouchers.css';
import type { Vouchers } from './Vouchers';

const vouchers = part(() => import('./Vouchers'));

/** Few customers have a code, so the field loads after the content next to it. */
export function LateVouchers(props: ComponentProps<typeof Vouchers>) {
  return (
    <PartBoundary placeholder={<div className={room} />}>
      <vouchers.Component {...props} />
    </PartBoundary>
  );
}

import type { ComponentProps } from 'react';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';
import type { BonusCheques } from './BonusCheques';
import { loading } from './BonusCheques.css';

const cheques = part(() => import('./BonusCheques'));

/** Only members have cheques, so the code loads only for them. */
export function LazyCheques(props: ComponentProps<typeof BonusCheques>) {
  if (!props.cart.memberSession) return null;
  return (
    <PartBoundary placeholder={<div className={loading} />}>
      <cheques.Component {...props} />
    </PartBoundary>
  );
}

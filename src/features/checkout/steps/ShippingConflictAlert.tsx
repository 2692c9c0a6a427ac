import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { ShippingConflict } from '../../../domain/delivery-needs';
import { CheckoutFailure } from './CheckoutFailure';

interface ShippingConflictAlertProps {
  conflict: ShippingConflict;
  ref: Ref<HTMLDivElement>;
}

/** Names the products that cannot be shipped together, so that the customer sees which to remove. */
export function ShippingConflictAlert({ conflict, ref }: ShippingConflictAlertProps) {
  const { t } = useLingui();
  const { code, ecological, others, withBag } = conflict;
  const first = ecological.join(', ');
  const second = [...others, ...(withBag ? [t`varorna på recept`] : [])].join(', ');
  return (
    <div ref={ref} tabIndex={-1}>
      <CheckoutFailure failure={{ kind: 'conflict', code }}>
        <p>
          <Trans>Ekologiskt: {first}</Trans>
        </p>
        <p>
          <Trans>Kan inte skickas med: {second}</Trans>
        </p>
      </CheckoutFailure>
    </div>
  );
}

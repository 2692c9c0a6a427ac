import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { ShippingConflict } from '../../../domain/delivery-needs';
import { CheckoutFailure } from './CheckoutFailure';

interface ShippingConflictAlertProps {
  conflict: ShippingConflict;
  ref: Ref<HTMLDivElement>;
}

/** Names the products that cannot be shipped together, so that the customer sees which to remove. */
export function ShippingConflictAlert({ conflict: { code, ecological, others }, ref }: ShippingConflictAlertProps) {
  const first = ecological.join(', ');
  const second = others.join(', ');
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

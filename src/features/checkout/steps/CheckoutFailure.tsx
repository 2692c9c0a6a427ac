import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../api/errors';
import { FailureText } from '../../../blocks/cart-problem/FailureText';
import { Alert } from '../../../ui/alert/Alert';

const conflicts: Readonly<Record<string, MessageDescriptor>> = {
  EMPTY_CART: msg`Din varukorg är tom`,
  SHIPPING_ECOLOGICAL_ID: msg`Ekologiska varor kan inte skickas tillsammans med varor som kräver legitimation. Dela upp köpet i två beställningar.`,
  SHIPPING_ECOLOGICAL_COOL: msg`Ekologiska varor kan inte skickas tillsammans med kylvaror. Dela upp köpet i två beställningar.`,
};

const noMethods = msg`Vi hittar inget leveranssätt för varorna i din varukorg. Ändra varukorgen eller försök igen om en stund.`;

const later = (phone: string) => msg`Försök igen om en stund eller ring kundservice på ${phone}.`;

interface CheckoutFailureProps {
  failure: Failure;
  children?: ReactNode;
  /** A button to try again. */
  action?: ReactNode;
}

/** Why the checkout of this cart could not be opened. */
export function CheckoutFailure({ failure, children, action }: CheckoutFailureProps) {
  const { t } = useLingui();
  const isConflict = failure.kind === 'conflict';
  return (
    <Alert tone="error" title={!isConflict && <Trans>Kassan kunde inte öppnas</Trans>} action={action}>
      {isConflict ? t(conflicts[failure.code ?? ''] ?? noMethods) : <FailureText failure={failure} general={later} />}
      {children}
    </Alert>
  );
}

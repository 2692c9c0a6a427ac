import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '../../api/errors';
import { failureMessage } from '../cart-problem/failure-message';

const unknown = msg`Något oväntat hände. Försök igen om en stund.`;

/** By the reason that the cart service gives. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  NOT_APPLICABLE: msg`Rabattkoden gäller inte för varorna i din varukorg.`,
  PRESCRIPTION_GOODS: msg`Rabattkoder kan inte användas på receptvaror.`,
  UNKNOWN_CODE: msg`Vi känner inte igen rabattkoden. Kontrollera att den är rätt stavad.`,
  NO_LONGER_VALID: msg`Rabattkoden gäller inte längre.`,
};

/** Failures that are not about the code itself: these use the cart's own texts. */
const ofTheCart: readonly Failure['kind'][] = ['network', 'timeout', 'aborted', 'tooMany', 'invalidCart', 'stale'];

/** Why a discount code could not be added or removed. */
export function voucherMessage(failure: Failure, phone: string): MessageDescriptor | string {
  if (ofTheCart.includes(failure.kind)) return failureMessage(failure, phone);
  return failure.kind === 'invalidVoucher' ? reasonMessage(failure.reason ?? '') : unknown;
}

/** Why the service does not apply a code. */
export function reasonMessage(reason: string): MessageDescriptor {
  return reasons[reason] ?? unknown;
}

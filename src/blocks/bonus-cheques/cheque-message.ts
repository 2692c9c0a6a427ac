import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '../../api/errors';
import { failureMessage } from '../cart-problem/failure-message';

const unknown = msg`Något oväntat hände. Försök igen om en stund.`;

/** By the code of the cart service's conflict. */
const conflicts: Readonly<Record<string, MessageDescriptor>> = {
  CHEQUE_EXPIRED: msg`Bonuschecken gäller inte längre.`,
  CHEQUE_USED: msg`Bonuschecken är redan använd.`,
  NOTHING_TO_PAY: msg`Det finns inget i varukorgen som bonuschecken kan betala.`,
};

/** Why a bonus cheque could not be added or removed. */
export function chequeMessage(failure: Failure, phone: string): MessageDescriptor | string {
  switch (failure.kind) {
    case 'network':
    case 'aborted':
      return msg`Nätverksfel. Kontrollera din uppkoppling och försök igen.`;
    case 'timeout':
      return msg`Det tog för lång tid. Försök igen om en stund.`;
    case 'refused':
      return msg`Felet ligger hos oss (fel ${failure.status}). Försök igen om en stund.`;
    case 'conflict':
      return conflicts[failure.code ?? ''] ?? unknown;
    case 'tooMany':
    case 'invalidCart':
    case 'stale':
      return failureMessage(failure, phone);
    default:
      return unknown;
  }
}

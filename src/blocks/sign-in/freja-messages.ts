import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FrejaReturn } from '../../session/eid/freja';

/** How a sign-in with Freja failed; `notTaken`: approved, but there is no session here. */
export type FrejaFailure = Exclude<FrejaReturn, 'APPROVED'> | 'notTaken' | 'notOpened';

const broken = msg`Något gick fel hos Freja. Försök igen.`;

export const frejaMessages: Record<FrejaFailure, MessageDescriptor> = {
  REJECTED: msg`Du nekade inloggningen i Freja.`,
  CANCELED: msg`Du avbröt inloggningen i Freja.`,
  RP_CANCELED: msg`Inloggningen med Freja blev inte klar. Försök igen.`,
  EXPIRED: msg`Tiden för inloggningen med Freja gick ut. Försök igen.`,
  UNSUPPORTED_NUMBER: msg`Du behöver ett svenskt personnummer eller samordningsnummer för att logga in här.`,
  unknown: broken,
  foreign: msg`Inloggningen med Freja påbörjades inte här. Logga in igen.`,
  notTaken: msg`Inloggningen fungerar inte just nu. Försök igen om en stund.`,
  notOpened: msg`Freja kunde inte öppnas. Försök igen.`,
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure, FailureKind } from '../../api/errors';

/** A text of ours, or the service's own message to the customer. */
type Message = MessageDescriptor | string;
type MessagesByKind = { [K in FailureKind]: (failure: Extract<Failure, { kind: K }>, phone: string) => Message };

const unreachable = () => msg`Vi når inte varukorgen just nu. Kontrollera din uppkoppling och försök igen.`;
const generic = (phone: string) => msg`Varukorgen kunde inte ändras. Försök igen eller ring kundservice på ${phone}.`;

const messages: MessagesByKind = {
  network: unreachable,
  timeout: unreachable,
  aborted: unreachable,
  tooMany: () => msg`Det blev många försök på kort tid. Vänta en stund och försök igen.`,
  declined: () => msg`Inga varor har lagts i din varukorg.`,
  refused: (_, phone) => generic(phone),
  malformed: (_, phone) => generic(phone),
  conflict: (_, phone) => generic(phone),
  validation: (_, phone) => generic(phone),
  notAValidMember: (_, phone) => generic(phone),
  elevate: (_, phone) => generic(phone),
  notMature: () => msg`Du måste ha fyllt 18 år för att köpa de här varorna.`,
  stale: () => msg`Varukorgen är inte uppdaterad`,
  cartConflict: ({ customerDescription }) => customerDescription,
  disclaimerRequired: () => msg`Läs först om läkemedlen i varukorgen.`,
  invalidCart: () => msg`Varukorgen gäller inte längre. Du har fått en ny varukorg.`,
  // Codes are answered beside their field: `vouchers/voucher-message.ts`.
  invalidVoucher: (_, phone) => generic(phone),
};

/** The text for a customer when a call about the cart fails. */
export function failureMessage(failure: Failure, phone: string): Message {
  const textOf = messages[failure.kind] as (failure: Failure, phone: string) => Message;
  return textOf(failure, phone);
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure, FailureKind } from '../../api/errors';

/** A text of ours, or the service's own message to the customer. */
type Message = MessageDescriptor | string;
/** Null for kinds that do not show why: then the text names what failed. */
type MessagesByKind = { [K in FailureKind]: (failure: Extract<Failure, { kind: K }>) => Message | null };

const unreachable = () => msg`Vi når inte varukorgen just nu. Kontrollera din uppkoppling och försök igen.`;
const unspecific = () => null;
const cartUnchanged = (phone: string) =>
  msg`Varukorgen kunde inte ändras. Försök igen eller ring kundservice på ${phone}.`;

const messages: MessagesByKind = {
  network: unreachable,
  timeout: unreachable,
  aborted: unreachable,
  tooMany: () => msg`Det blev många försök på kort tid. Vänta en stund och försök igen.`,
  declined: () => msg`Inga varor har lagts i din varukorg.`,
  refused: unspecific,
  malformed: unspecific,
  conflict: unspecific,
  validation: unspecific,
  notAValidMember: unspecific,
  elevate: unspecific,
  notMature: () => msg`Du måste ha fyllt 18 år för att köpa de här varorna.`,
  stale: () => msg`Varukorgen är inte uppdaterad`,
  cartConflict: ({ customerDescription }) => customerDescription,
  disclaimerRequired: () => msg`Läs först om läkemedlen i varukorgen.`,
  paidCart: () =>
    msg`Varukorgen är redan betald och kan inte ändras. Gå till kassan och slutför köpet, så får du en ny varukorg.`,
  invalidCart: () => msg`Varukorgen gäller inte längre. Du har fått en ny varukorg.`,
  // Codes are answered beside their field: `vouchers/voucher-message.ts`.
  invalidVoucher: unspecific,
};

/** The text for a customer when a call about the cart fails; `general` names what failed if the failure has no reason. */
export function failureMessage(failure: Failure, phone: string, general = cartUnchanged): Message {
  const textOf = messages[failure.kind] as (failure: Failure) => Message | null;
  return textOf(failure) ?? general(phone);
}

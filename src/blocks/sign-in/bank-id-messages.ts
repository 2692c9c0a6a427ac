import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PendingHint } from '../../domain/eid';
import type { BankIdReason, BankIdState, Way } from '../../session/eid/bank-id-state';

type Messages = Record<Way, MessageDescriptor>;
const either = (message: MessageDescriptor): Messages => ({ thisDevice: message, otherDevice: message });

const start: Messages = { thisDevice: msg`Försöker starta BankID-appen.`, otherDevice: msg`Starta BankID-appen.` };
const goesOn = either(msg`En identifiering eller underskrift pågår.`);
const failed = either(msg`Något gick fel. Försök igen.`);

/** BankID's own messages for the status of an order. */
const pending: Record<PendingHint | 'unknown', Messages> = {
  outstandingTransaction: start,
  noClient: start,
  started: either(msg`Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.`),
  userMrtd: either(msg`Fotografera och läs av din ID-handling med BankID-appen.`),
  userCallConfirm: goesOn,
  userSign: either(msg`Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.`),
  unknown: goesOn,
};

const reasons: Record<BankIdReason, Messages> = {
  expiredTransaction: either(
    msg`BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har ett giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.`,
  ),
  certificateErr: either(
    msg`Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.`,
  ),
  userCancel: either(msg`Åtgärden avbröts.`),
  cancelled: either(msg`Åtgärden avbruten. Försök igen.`),
  startFailed: {
    thisDevice: msg`Du verkar inte ha BankID-appen. Installera den och skaffa ett BankID hos din bank.`,
    otherDevice: msg`Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.`,
  },
  userDeclinedCall: failed,
  notSupportedByUserApp: failed,
  transactionRiskBlocked: failed,
  unknown: failed,
  UNSUPPORTED_NUMBER: either(msg`Du behöver ett svenskt personnummer eller samordningsnummer för att logga in här.`),
  network: either(msg`Vi når inte inloggningen. Kontrollera att du är uppkopplad och försök igen.`),
  tooMany: either(msg`Det blev många försök på kort tid. Vänta en stund och försök igen.`),
  service: either(msg`Inloggningen fungerar inte just nu. Försök igen om en stund.`),
};

const problems = {
  network: msg`Vi har ingen kontakt med inloggningen. Vi fortsätter att försöka.`,
  service: msg`Inloggningen svarar inte som den ska. Vi fortsätter att försöka.`,
};

/** The message of a pending sign-in; null before the first status. */
export function pendingMessage({ hint, problem, way }: Extract<BankIdState, { step: 'pending' }>) {
  if (problem) return problems[problem];
  return hint && pending[hint][way];
}

export function failureMessage(reason: BankIdReason, way: Way): MessageDescriptor {
  return reasons[reason][way];
}

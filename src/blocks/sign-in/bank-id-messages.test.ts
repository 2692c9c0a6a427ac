import { expect, it } from 'vitest';
import { failedHints, ownReasons, pendingHints } from '../../domain/eid';
import type { Way } from '../../session/eid/bank-id-state';
import { failureMessage, pendingMessage } from './bank-id-messages';

/** BankID's recommended user messages, verbatim. */
const RFA = {
  1: 'Starta BankID-appen.',
  3: 'Åtgärden avbruten. Försök igen.',
  6: 'Åtgärden avbröts.',
  8: 'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har ett giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.',
  9: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
  13: 'Försöker starta BankID-appen.',
  15: 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
  16: 'Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
  '17A': 'Du verkar inte ha BankID-appen. Installera den och skaffa ett BankID hos din bank.',
  '17B': 'Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.',
  21: 'En identifiering eller underskrift pågår.',
  22: 'Något gick fel. Försök igen.',
  23: 'Fotografera och läs av din ID-handling med BankID-appen.',
};

/** The messages on this device and on another one. */
const pending: Record<string, [keyof typeof RFA, keyof typeof RFA]> = {
  outstandingTransaction: [13, 1],
  noClient: [13, 1],
  started: [15, 15],
  userMrtd: [23, 23],
  userCallConfirm: [21, 21],
  userSign: [9, 9],
  unknown: [21, 21],
};

const failed: Record<string, [keyof typeof RFA, keyof typeof RFA]> = {
  expiredTransaction: [8, 8],
  certificateErr: [16, 16],
  userCancel: [6, 6],
  cancelled: [3, 3],
  startFailed: ['17A', '17B'],
  userDeclinedCall: [22, 22],
  notSupportedByUserApp: [22, 22],
  transactionRiskBlocked: [22, 22],
  unknown: [22, 22],
};

const ways: readonly Way[] = ['thisDevice', 'otherDevice'];
const rest = { step: 'pending', autoStartToken: null, qrCode: null, notOpened: false, problem: null } as const;

it.each([...pendingHints, 'unknown' as const])('%s has its message while the sign-in is pending', (hint) => {
  const messages = ways.map((way) => pendingMessage({ ...rest, way, hint })?.message);
  expect(messages).toEqual(pending[hint]?.map((code) => RFA[code]));
});

it.each([...failedHints, 'unknown' as const])('%s has its message when the sign-in has failed', (reason) => {
  expect(ways.map((way) => failureMessage(reason, way).message)).toEqual(failed[reason]?.map((code) => RFA[code]));
});

it.each([...ownReasons, 'network' as const, 'service' as const])('%s has a message of our own', (reason) => {
  expect(Object.values(RFA)).not.toContain(failureMessage(reason, 'thisDevice').message);
});

it('there is no message before the first status, and problems take precedence over hints', () => {
  expect(pendingMessage({ ...rest, way: 'thisDevice', hint: null })).toBeNull();
  expect(pendingMessage({ ...rest, way: 'thisDevice', hint: 'userSign', problem: 'network' })?.message).toContain(
    'Vi fortsätter att försöka.',
  );
});

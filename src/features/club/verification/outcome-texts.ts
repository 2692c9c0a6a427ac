import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VerificationOutcome } from '../../../domain/email-verification';
import type { Tone } from '../../../ui/alert/Alert';

interface OutcomeTexts {
  tone: Tone;
  title: MessageDescriptor;
  /** For a visitor, and for everyone after a success. */
  text: MessageDescriptor;
  /** What a signed-in customer with an unconfirmed address is told before being offered a new link. */
  cause?: MessageDescriptor;
}

const askAnew = msg`Logga in på Mina sidor för att få en ny länk. Den gäller i 24 timmar.`;
const belongsElsewhere = msg`Den hör till en annan e-postadress, eller till ett medlemskap som har avslutats.`;
const tryLater = msg`Öppna länken i mejlet igen om en stund. Kontakta kundservice om felet kvarstår.`;
const openLink = msg`Öppna länken som vi har skickat till dig. Den gäller i 24 timmar.`;

/** The result of following the link in the e-mail. */
export const outcomeTexts: Record<VerificationOutcome, OutcomeTexts> = {
  success: {
    tone: 'success',
    title: msg`Din e-postadress är bekräftad`,
    text: msg`Nu kan vi skriva till dig om dina poäng och bonuscheckar.`,
  },
  alreadyVerified: {
    tone: 'success',
    title: msg`E-postadressen är redan bekräftad`,
    text: msg`Du behöver inte göra något mer.`,
  },
  expired: { tone: 'warning', title: msg`Länken har gått ut`, text: askAnew },
  invalid: {
    tone: 'warning',
    title: msg`Länken gäller inte längre`,
    text: belongsElsewhere,
    cause: belongsElsewhere,
  },
  notFound: { tone: 'warning', title: msg`Vi hittar inte länken`, text: askAnew },
  broken: {
    tone: 'warning',
    title: msg`Länken är inte hel`,
    text: msg`Kopiera hela länken ur mejlet, eller logga in på Mina sidor för att få en ny.`,
    cause: msg`Kopiera hela länken ur mejlet, eller låt oss skicka en ny.`,
  },
  error: {
    tone: 'error',
    title: msg`E-postadressen kunde inte bekräftas`,
    text: tryLater,
    cause: tryLater,
  },
  default: {
    tone: 'info',
    title: msg`Bekräfta din e-postadress`,
    text: openLink,
    cause: openLink,
  },
};

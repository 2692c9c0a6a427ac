import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberProblem } from '../../api/member/problem';

const general = msg`Någonting gick fel. Försök igen om en stund. Kontakta kundservice om felet kvarstår.`;

/** By problem kind. Errors of a single field are shown at the field instead. */
const messages: Readonly<Partial<Record<MemberProblem['kind'], MessageDescriptor>>> = {
  duplicateEmailOrPhone: msg`E-postadressen eller mobilnumret är redan registrerat på en annan användare. Kontakta oss om det inte stämmer.`,
  duplicateEmail: msg`E-postadressen är redan registrerad på en annan användare. Kontakta oss om det inte stämmer.`,
  needsCustomerService: msg`E-postadressen är borttagen. Kontakta kundservice för att koppla en ny till ditt konto.`,
  notMember: msg`Du är inte längre medlem. Ladda om sidan.`,
  tooMany: msg`Det blev många försök på kort tid. Väntar du på en länk, titta i skräpposten. Försök annars igen senare.`,
};

const offline = msg`Kontrollera din uppkoppling och försök igen.`;

export function memberMessage(problem: MemberProblem): MessageDescriptor {
  if (problem.kind === 'failed' && ['network', 'timeout'].includes(problem.failure.kind)) return offline;
  return messages[problem.kind] ?? general;
}

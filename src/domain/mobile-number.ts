import { phoneNumber } from './phone-number';

/**
 * A number that can receive messages, as in `phoneNumber`, or null. Swedish ones begin with 070, 072, 073, 076 or 079.
 */
export function mobileNumber(typed: string): string | null {
  const dialled = phoneNumber(typed);
  if (dialled === null) return null;
  const swedish = /^(?:0|\+46)(.*)$/.exec(dialled)?.[1];
  return swedish === undefined || /^7[02369]\d{7}$/.test(swedish) ? dialled : null;
}

/** The mobile number as services store it, `+46701234567`, or null. */
export function internationalMobile(typed: string): string | null {
  return mobileNumber(typed)?.replace(/^0/, '+46') ?? null;
}

/** Formats a stored number: `070-174 06 06` for a Swedish one, a foreign one unchanged. */
export function mobileAsWritten(stored: string): string {
  return stored.replace(/^\+46(7\d)(\d{3})(\d\d)(\d\d)$/, '0$1-$2 $3 $4');
}

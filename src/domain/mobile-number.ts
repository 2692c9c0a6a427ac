import { phoneNumber } from './phone-number';

/** A number that messages can be sent to, as `phoneNumber` gives it; null where it cannot be one: Swedish ones begin with 070, 072, 073, 076 or 079. */
export function mobileNumber(typed: string): string | null {
  const dialled = phoneNumber(typed.replace(/^(\s*(?:\+|00)46)\s*\(0\)/, '$1'));
  if (dialled === null) return null;
  const swedish = /^(?:0|\+46)(.*)$/.exec(dialled)?.[1];
  return swedish === undefined || /^7[02369]\d{7}$/.test(swedish) ? dialled : null;
}

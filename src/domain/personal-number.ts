import Personnummer from 'personnummer';

/** As the shop asks for it; a phone's keypad of digits has no hyphen. The library alone accepts other forms, too. */
const pattern = /^(\d{8})-?(\d{4})$/;

/**
 * The personal or coordination number that was written, as `ÅÅÅÅMMDD-XXXX`; null unless it has the form, an existing day
 * and a fitting check digit.
 */
export function readPersonalNumber(text: string): string | null {
  const number = text.replace(pattern, '$1-$2');
  return pattern.test(text) && Personnummer.valid(number) ? number : null;
}

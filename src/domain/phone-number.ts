/** Fewest and most digits of a phone number, without leading zero or country code (E.164). */
const digits = { fewest: 7, most: 15 };

/**
 * A phone number in dialling format, `+46701234567` or `0701234567`, from input with spaces, hyphens and brackets; null
 * if invalid.
 */
export function phoneNumber(typed: string): string | null {
  const dialled = typed.replace(/[\s()\u2010-\u2015-]/g, '').replace(/^00/, '+');
  const { length } = dialled.replace(/^\+/, '');
  return /^(\+[1-9]|0)\d+$/.test(dialled) && length >= digits.fewest && length <= digits.most ? dialled : null;
}

/** Fewest and most digits of a phone number, without leading zero or country code (E.164). */
const digits = { fewest: 7, most: 15 };

/** What people, and the programs that they copy from, write between digits; marks of direction are not even visible. */
const between = /[\s().·/\p{Cf}\u2010-\u2015\u2212-]/gu;

/**
 * A phone number in dialling format, `+46701234567` or `0701234567`, from input with signs between the digits, with wide
 * digits, or of a Swedish mobile number without 0 or +; null if invalid.
 */
export function phoneNumber(typed: string): string | null {
  const dialled = typed
    .normalize('NFKC')
    .replace(between, '')
    .replace(/^00/, '+')
    .replace(/^460?(?=7[02369]\d{7}$)/, '+46')
    .replace(/^(?=7[02369]\d{7}$)/, '0')
    .replace(/^\+460/, '+46');
  const { length } = dialled.replace(/^\+/, '');
  return /^(\+[1-9]|0)\d+$/.test(dialled) && length >= digits.fewest && length <= digits.most ? dialled : null;
}

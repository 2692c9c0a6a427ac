/** Digits of a number that can be rung, without the zero or country code before them: fewest and most (E.164). */
const digits = { fewest: 7, most: 15 };

/**
 * A telephone number as it is dialled, `+46701234567` or `0701234567`, from what was typed with spaces, hyphens and
 * brackets; null where it cannot be one.
 */
export function phoneNumber(typed: string): string | null {
  const dialled = typed.replace(/[\s()\u2010-\u2015-]/g, '').replace(/^00/, '+');
  const { length } = dialled.replace(/^\+/, '');
  return /^(\+[1-9]|0)\d+$/.test(dialled) && length >= digits.fewest && length <= digits.most ? dialled : null;
}

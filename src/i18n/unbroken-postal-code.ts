/** A postal code in which a line never breaks; for showing only. */
export function unbrokenPostalCode(postalCode: string): string {
  return postalCode.replace(' ', '\u00a0');
}

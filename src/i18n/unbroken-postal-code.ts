const withSpace = /\b(\d{3}) (?=\d{2}\b)/;

/** A postal code, or an address with one, in which a line never breaks within the code; for showing only. */
export function unbrokenPostalCode(address: string): string {
  return address.replace(withSpace, '$1\u00a0');
}

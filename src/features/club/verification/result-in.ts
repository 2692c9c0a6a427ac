/** The result that the service has put in the address, if any. */
export function resultIn(search: string): string | null {
  return new URLSearchParams(search).get('result');
}

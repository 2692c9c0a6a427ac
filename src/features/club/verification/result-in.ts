/** What the service has put into the address; null where it says nothing. */
export function resultIn(search: string): string | null {
  return new URLSearchParams(search).get('result');
}

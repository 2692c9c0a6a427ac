/** The complete address of a configured page; null if it cannot be framed. */
export function frameAddress(page: string): URL | null {
  return /^https?:/.test(page) && URL.canParse(page) ? new URL(page) : null;
}

/** Whether this is what `event.origin` says of a page that can be told from all others: not `*`, not `null`, no path. */
export function isExactOrigin(origin: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/*\s]+$/.test(origin);
}

/** Whether this is an exact origin as in `event.origin`: not `*`, not `null`, no path. */
export function isExactOrigin(origin: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/*\s]+$/.test(origin);
}

/** Directives as a content security policy. One without sources allows nothing. */
export function policyOf(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...(sources.length > 0 || name === 'upgrade-insecure-requests' ? new Set(sources) : ["'none'"])].join(' '),
    )
    .join('; ');
}

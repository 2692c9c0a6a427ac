/**
 * Directives as a content security policy. One without sources allows nothing.
 * @throws for a source that browsers would read as more than one, or as another directive
 */
export function policyOf(directives: Record<string, readonly string[]>): string {
  const odd = Object.values(directives)
    .flat()
    .find((source) => /[\s;,]/.test(source));
  if (odd !== undefined) throw new Error(`no source of a content security policy: ${odd}`);
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...(sources.length > 0 || name === 'upgrade-insecure-requests' ? new Set(sources) : ["'none'"])].join(' '),
    )
    .join('; ');
}

/** Directives as a content security policy. One without sources allows nothing. */
export function policyOf(directives) {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...(sources.length > 0 || name === 'upgrade-insecure-requests' ? new Set(sources) : ["'none'"])].join(' '),
    )
    .join('; ');
}

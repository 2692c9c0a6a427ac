/** The document came by a reload, the visitor's or the shop's own: loading it once more would hardly help. */
export function wasReloaded(performance: { getEntriesByType(type: string): object[] }): boolean {
  const [visit] = performance.getEntriesByType('navigation') as { type?: string }[];
  return visit?.type === 'reload';
}

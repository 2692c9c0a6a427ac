/** Items with keys made from their content, for lists that may contain duplicates and never change their order. */
export function keyed<T>(items: readonly T[]): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const content = JSON.stringify(item);
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    return { key: `${before} ${content}`, item };
  });
}

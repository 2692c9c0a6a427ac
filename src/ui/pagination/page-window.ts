/** Pages to offer: the first, the last, and the neighbours of the current one; null marks a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  // Omitting a single page would save nothing.
  if (page === 4) offered.push(2);
  if (page === pages - 3) offered.push(pages - 1);
  const sorted = [...new Set(offered)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => (n - (sorted[index - 1] ?? n) > 1 ? [null, n] : [n]));
}

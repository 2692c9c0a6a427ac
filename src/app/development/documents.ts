/** What development puts into the documents of the shop, and shows in place of one that it does not have. */

/** A page without scripts of the shop, which reloads itself like every other. */
export function errorPage(title: string, text = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><pre>${escaped}</pre></body></html>`;
}

/** Where a page's scripts find the packages that they import by name. */
export function importMap(imports: Record<string, string>): string {
  const addresses = Object.entries(imports).map(([name, file]) => [name, `/${file}`]);
  return `<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(addresses) })}</script>`;
}

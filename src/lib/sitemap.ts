/** The protocol's maximum number of addresses in a file. */
const perFile = 50_000;

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The sitemap of a site as files by name: `sitemap.xml`, which above 50 000 addresses is an index of `sitemap-1.xml` and
 * so on.
 * @param origin absolute, without a trailing slash
 */
export function sitemapFiles(origin: string, paths: readonly string[]): Record<string, string> {
  const parts = Array.from({ length: Math.ceil(paths.length / perFile) }, (_, index) =>
    sitemap(
      'urlset',
      'url',
      paths.slice(index * perFile, (index + 1) * perFile).map((path) => origin + path),
    ),
  );
  if (parts.length <= 1) return { 'sitemap.xml': parts[0] ?? sitemap('urlset', 'url', []) };
  const files = Object.fromEntries(parts.map((part, index) => [`sitemap-${index + 1}.xml`, part]));
  const addresses = Object.keys(files).map((file) => `${origin}/${file}`);
  return { 'sitemap.xml': sitemap('sitemapindex', 'sitemap', addresses), ...files };
}

function sitemap(root: string, entry: string, addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${protocol}">`,
    ...addresses.map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>`),
    `</${root}>\n`,
  ].join('\n');
}

/** An address has no other characters that XML reserves: `encodeURI` encodes them. */
function escaped(address: string): string {
  return encodeURI(address).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

import path from 'node:path';
import { write } from './files.mjs';

/**
 * Writes the sitemap (the pages that may be indexed) and robots.txt (the paths that search engines are asked not to
 * fetch).
 */
export async function writeSitemap(site, { pages, disallowed, publicOrigin }) {
  const addresses = pages
    .filter((page) => page.index)
    .map((page) => page.path)
    .sort();
  const urls = addresses.map(
    (address) => `<url><loc>${publicOrigin}${encodeURI(address).replace(/&/g, '&amp;')}</loc></url>`,
  );
  await write(
    path.join(site, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`,
  );
  const rules = [...disallowed, '/external/', '/api/'].map((address) => `Disallow: ${address}`);
  await write(
    path.join(site, 'robots.txt'),
    `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  );
}

import path from 'node:path';
import { write } from './files.mjs';

/** What search engines are told: the pages that may be indexed. */
export async function writeSitemap(site, pages, publicOrigin) {
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
  await write(
    path.join(site, 'robots.txt'),
    `User-agent: *\nDisallow: /kassa/\nDisallow: /preview/\nDisallow: /external/\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  );
}

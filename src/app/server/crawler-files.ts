import { fixedPart, screenRoutes } from '../routes';

interface CrawlerInput {
  pages: readonly { path: string; index: boolean }[];
  publicOrigin: string;
}

/** The sitemap (the pages that may be indexed), and the paths that search engines are asked not to fetch. */
export function crawlerFiles({ pages, publicOrigin }: CrawlerInput): Record<'sitemap.xml' | 'robots.txt', string> {
  const paths = pages.filter(({ index }) => index).map(({ path }) => path);
  const locations = paths.sort().map((path) => publicOrigin + encodeURI(path).replace(/&/g, '&amp;'));
  const disallowed = screenRoutes.filter(({ robots }) => robots === 'disallow').map(fixedPart);
  const rules = [...disallowed, '/external/', '/api/'].map((path) => `Disallow: ${path}`);
  return {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...locations.map((location) => `<url><loc>${location}</loc></url>`),
      '</urlset>\n',
    ].join('\n'),
    'robots.txt': `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  };
}

import { sitemapFiles } from '../../lib/sitemap';
import { fixedPart, screenRoutes } from '../routes';

interface CrawlerInput {
  pages: readonly { path: string; index: boolean }[];
  publicOrigin: string;
}

/**
 * Files by name: the sitemap (the pages that may be indexed), and the paths that search engines are asked not to fetch.
 */
export function crawlerFiles({ pages, publicOrigin }: CrawlerInput): Record<string, string> {
  const paths = pages.filter(({ index }) => index).map(({ path }) => path);
  const disallowed = screenRoutes.filter(({ robots }) => robots === 'disallow').map(fixedPart);
  const rules = [...disallowed, '/external/', '/api/'].map((path) => `Disallow: ${path}`);
  return {
    ...sitemapFiles(publicOrigin, paths.sort()),
    'robots.txt': `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  };
}

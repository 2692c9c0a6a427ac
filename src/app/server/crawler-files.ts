import { sitemapFiles } from '../../lib/sitemap';
import { fixedPart, screenRoutes } from '../routes';

interface CrawlerInput {
  pages: readonly { path: string; index: boolean }[];
  publicOrigin: string;
}

/**
 * Files by name: the sitemap (the pages that may be indexed, which no screen without page data is), and the paths that
 * search engines are asked not to fetch.
 */
export function crawlerFiles({ pages, publicOrigin }: CrawlerInput): Record<string, string> {
  const paths = pages.filter(({ index }) => index).map(({ path }) => path);
  const rules = highest([...screenRoutes.filter(({ needs }) => needs).map(fixedPart), '/external/', '/api/']);
  return {
    ...sitemapFiles(publicOrigin, paths.sort()),
    'robots.txt': `User-agent: *\n${rules.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  };
}

/** Without those below another one, which a rule covers as well. */
function highest(paths: readonly string[]): string[] {
  return [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));
}

import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { screenRouteAt } from '../routes';

/**
 * What kind of page a path has, for reports: the pattern of a screen's address, of a private one only its family, and
 * the template of a page of the content source. Never the path itself.
 */
export function pageTemplate(path: string, client: QueryClient): string {
  const route = screenRouteAt(path);
  if (route) return route.visibility === 'public' ? route.path : `/${route.path.split('/')[1]}/`;
  const answer = client.getQueryData(pageQuery(path).queryKey);
  if (!answer) return 'page';
  return answer.found ? answer.page.template : 'not-found';
}

import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { notFoundScreen } from '../../blocks/not-found/not-found-screen';
import { pageScreen, screenRouteAt } from '../routes';

/** Whether the screen of a path can be shown without waiting for anything. */
export function isReady(client: QueryClient, path: string): boolean {
  const route = screenRouteAt(path);
  if (route) return route.screen.isReady();
  const answer = client.getQueryData(pageQuery(path).queryKey);
  if (!answer) return false;
  return (answer.found ? pageScreen(answer.page.template) : notFoundScreen).isReady();
}

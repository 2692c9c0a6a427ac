import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { notFoundScreen } from '../../blocks/not-found/not-found-screen';
import type { PartLoader } from '../../lib/part-loader';
import { pageScreen, screenRouteAt } from '../routes';

/** Whether the screen of a path can be shown without waiting. */
export function isReady(client: QueryClient, loader: PartLoader, path: string): boolean {
  const route = screenRouteAt(path);
  if (route) return loader.isReady(route.screen);
  const answer = client.getQueryData(pageQuery(path).queryKey);
  if (!answer) return false;
  return loader.isReady(answer.found ? pageScreen(answer.page.template) : notFoundScreen);
}

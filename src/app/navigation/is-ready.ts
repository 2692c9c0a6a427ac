import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { notFoundScreen } from '../../blocks/not-found/not-found-screen';
import { pageScreens } from '../page-screens';
import { clientScreenAt } from '../screens';

/** Whether the screen of a path can be shown without waiting for anything. */
export function isReady(client: QueryClient, path: string): boolean {
  const screen = clientScreenAt(path);
  if (screen) return screen.isReady();
  const answer = client.getQueryData(pageQuery(path).queryKey);
  if (!answer) return false;
  return (answer.found ? pageScreens[answer.page.template] : notFoundScreen).isReady();
}

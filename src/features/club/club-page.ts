import { paths } from '../../routes/paths';

/** The club's pages by address. Each also has a row in the route table. */
const pages = {
  [paths.club()]: 'overview',
  [paths.clubPurchases()]: 'purchases',
  [paths.clubProfile()]: 'profile',
} as const;

export type ClubPage = (typeof pages)[string];

export function clubPageAt(path: string): ClubPage {
  return pages[path] ?? 'overview';
}

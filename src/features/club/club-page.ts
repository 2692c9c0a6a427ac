import { paths } from '../../routes/paths';

/** The club's pages, by their addresses: each has its row in the table of routes. */
const pages = {
  [paths.club()]: 'overview',
  [paths.clubPurchases()]: 'purchases',
  [paths.clubProfile()]: 'profile',
} as const;

export type ClubPage = (typeof pages)[string];

export function clubPageAt(path: string): ClubPage {
  return pages[path] ?? 'overview';
}

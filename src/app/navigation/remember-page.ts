import type { QueryClient } from '@tanstack/react-query';
import { type PageAnswer, pageQuery } from '../../api/page-data/queries';
import type { DocumentData } from '../document/document-data';

/** Puts a document's page into the cache that the page loader reads first. */
export function rememberPage(client: QueryClient, path: string, page: NonNullable<DocumentData['page']>): void {
  const answer: PageAnswer = page === 'missing' ? { found: false } : { found: true, page };
  client.setQueryData<PageAnswer>(pageQuery(path).queryKey, answer);
}

import { notFoundScreen } from '../../blocks/not-found/not-found-screen';
import type { LoadedPart } from '../../lib/part-loader';
import { chrome, siteHeader } from '../chrome/chrome';
import type { DocumentData } from '../document/document-data';
import { pageScreen } from '../routes';

/**
 * The parts needed before a document's first render, in the order of their styles.
 * @param base Of the address: the site's documents serve an app, too, without the header.
 */
export function partsOf({ shell, page }: Pick<DocumentData, 'shell' | 'page'>, base: string): LoadedPart<never>[] {
  const parts: LoadedPart<never>[] = shell === 'site' ? [chrome] : [];
  if (shell === 'site' && base === '') parts.push(siteHeader);
  if (page === 'missing') parts.push(notFoundScreen);
  else if (page) parts.push(pageScreen(page.template));
  return parts;
}

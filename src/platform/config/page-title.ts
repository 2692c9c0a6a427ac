import { store } from '../../lib/store';
import { configAtom } from './config';
import { documentTitle, pageTitle } from './document-title';

const listeners = new Set<() => void>();

/** Sets the document's title to a page's own, which an app or statistics get without the shop's name. */
export function showPageTitle(title: string): void {
  document.title = documentTitle(title, shopName());
  for (const listener of listeners) listener();
}

/** Calls the listener whenever a title is set. @returns a function that stops it */
export function onPageTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The title of the page that is shown. */
export function shownPageTitle(): string {
  return pageTitle(document.title, shopName());
}

function shopName(): string {
  return store.get(configAtom)?.operator.tradeName ?? '';
}

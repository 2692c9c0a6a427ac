import { store } from '../../lib/store';
import { configAtom } from './config';
import { documentTitle, pageTitle } from './document-title';

const titles = new EventTarget();

/** Sets the document's title to a page's own, which an app or statistics get without the shop's name. */
export function showPageTitle(title: string): void {
  document.title = documentTitle(title, shopName());
  titles.dispatchEvent(new Event('set'));
}

/** Calls the listener whenever a title is set. @returns a function that stops it */
export function onPageTitle(listener: () => void): () => void {
  titles.addEventListener('set', listener);
  return () => titles.removeEventListener('set', listener);
}

/** The title of the page that is shown. */
export function shownPageTitle(): string {
  return pageTitle(document.title, shopName());
}

function shopName(): string {
  return store.get(configAtom)?.operator.tradeName ?? '';
}

const separator = ' – ';

/** A page's title as the browser shows it among other tabs: it ends with the shop's name. */
export function documentTitle(title: string, shop: string): string {
  return shop === '' || title.includes(shop) ? title : title + separator + shop;
}

/** The page's own title: for the app, which shows its own name, and for statistics. */
export function pageTitle(documentTitle: string, shop: string): string {
  const suffix = separator + shop;
  return documentTitle.endsWith(suffix) ? documentTitle.slice(0, -suffix.length) : documentTitle;
}

/** The page's address for a product; null where the configuration names none that can be framed. */
export function reviewsAddress(page: string, productNumber: string): string | null {
  if (!/^https?:/.test(page) || !URL.canParse(page)) return null;
  const address = new URL(page);
  address.searchParams.set('product', productNumber);
  return address.href;
}

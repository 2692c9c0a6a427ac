/** The page's address for a product; null if the configured address cannot be framed. */
export function reviewsAddress(page: string, productNumber: string): string | null {
  if (!/^https?:/.test(page) || !URL.canParse(page)) return null;
  const address = new URL(page);
  address.searchParams.set('product', productNumber);
  return address.href;
}

import { frameAddress } from '../../lib/frame-address';

/** The page's address for a product; null if the configured address cannot be framed. */
export function reviewsAddress(page: string, productNumber: string): string | null {
  const address = frameAddress(page);
  address?.searchParams.set('product', productNumber);
  return address?.href ?? null;
}

import type { QueryClient } from '@tanstack/react-query';
import { bagQuery, customerQuery } from './queries';
import type { Bag } from './schema';

/** The bag as it is now; null if it is known that no terms have been accepted: nothing is read before. */
export async function readBag(queries: QueryClient): Promise<Bag | null> {
  const customer = queries.getQueryData(customerQuery(true).queryKey);
  if (customer && !customer.termsConfirmedCustomer && !customer.termsConfirmedAnimal) return null;
  return queries.fetchQuery(bagQuery(true));
}

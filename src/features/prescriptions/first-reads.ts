import type { QueryClient } from '@tanstack/react-query';
import { customerQuery } from '../../api/expedition/bag/queries';
import { prescriptionQuery, prescriptionsQuery } from '../../api/expedition/queries';
import { store } from '../../lib/store';
import { currentSession } from '../../session/current';
import { initialised } from '../../session/initialised';
import { sessionAtom } from '../../session/state';
import { areaPageAt } from './area-page';
import { hasAccepted, termsOf } from './terms/accepted';

/**
 * Requests what the page at an address shows, together with the customer's terms, as soon as it is known who is signed
 * in: the list takes one round trip. Without accepted terms the service refuses it, so nothing is read, and once that is
 * known nothing is requested.
 */
export async function firstReads(queries: QueryClient, path: string): Promise<void> {
  await currentSession();
  await initialised(store);
  if (!store.get(sessionAtom).signedIn) return;
  const page = areaPageAt(path);
  const known = queries.getQueryData(customerQuery(true).queryKey);
  void queries.prefetchQuery(customerQuery(true));
  if (known && !hasAccepted(known, termsOf(page))) return;
  if (page.view === 'prescriptions') void queries.prefetchQuery(prescriptionsQuery(page.patient));
  if (page.view === 'prescription') void queries.prefetchQuery(prescriptionQuery(page.patient, page.id));
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { customerQuery } from '../../api/expedition/bag/queries';
import { eventsQuery, prescriptionQuery, prescriptionsQuery } from '../../api/expedition/queries';
import { areaPageAt } from './area-page';
import { hasAccepted, termsOf } from './terms/accepted';

/**
 * Requests what an address shows together with the customer's terms: they take one round trip. Without accepted
 * terms the service refuses it, so nothing is read; once that is known nothing is requested.
 */
export function useFirstReads(path: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const page = areaPageAt(path);
    const customer = queries.getQueryData(customerQuery(true).queryKey);
    if (customer && !hasAccepted(customer, termsOf(page))) return;
    if (page.view === 'prescriptions') {
      // Events stand above the list, and would push it down if they came later.
      void queries.prefetchQuery(eventsQuery(page.patient));
      void queries.prefetchQuery(prescriptionsQuery(page.patient));
    }
    if (page.view === 'prescription') void queries.prefetchQuery(prescriptionQuery(page.patient, page.id));
  }, [queries, path]);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryParametersQuery } from '../../../api/delivery-parameters/queries';
import type { Cart } from '../../../domain/cart';
import { type DeliveryNeeds, deliveryNeeds } from '../../../domain/delivery-needs';

interface Needs extends DeliveryNeeds {
  /** False only until the first answer or failure: after a failure the service checks the needs at the checkout. */
  isKnown: boolean;
}

/** What the products require of their delivery. */
export function useDeliveryNeeds(cart: Cart): Needs {
  const requested = cart.rows.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const query = useQuery({ ...deliveryParametersQuery(requested), placeholderData: keepPreviousData });
  const [wasKnown, setWasKnown] = useState(false);
  const isKnown = wasKnown || !query.isLoading || query.failureCount > 0;
  if (isKnown !== wasKnown) setWasKnown(true);
  return { isKnown, ...deliveryNeeds(cart, (id) => parametersOf(id)) };

  function parametersOf(id: string) {
    return query.data?.rows.find(({ itemId }) => itemId === id)?.parameters ?? [];
  }
}

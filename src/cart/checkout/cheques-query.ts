import { queryOptions } from '@tanstack/react-query';
import { bonusChecks } from '../../api/cart/cheques';
import { currentCart } from '../current-cart';

/** The signed-in customer's bonus cheques, for the channel of this page's cart. */
export const chequesQuery = queryOptions({
  queryKey: ['cart', 'bonus-checks'],
  queryFn: async ({ signal }) => bonusChecks((await currentCart()).channel, signal),
});

import { queryOptions } from '@tanstack/react-query';
import { bonusChecks } from '../../api/cart/cheques';
import { currentCart } from '../current-cart';

/** The bonus cheques of who is signed in, for the channel of this page's cart. */
export const chequesQuery = queryOptions({
  queryKey: ['cart', 'bonus-checks'],
  queryFn: async ({ signal }) => bonusChecks((await currentCart()).channel, signal),
});

import { useQueryClient } from '@tanstack/react-query';
import { memberInfoQuery } from '../../api/member/queries';
import type { MemberInfo } from '../../api/member/schema';
import { markStale } from '../../api/stale-after';
import { cartActions } from '../../cart/cart-actions';

/** Effects of a membership change, in addition to the queries that it makes stale. */
export function useMember() {
  const queries = useQueryClient();

  return {
    /** The contact details have changed. */
    changed: (member: MemberInfo) => void queries.setQueryData(memberInfoQuery(true).queryKey, member),

    /** An earlier request, whose answer was lost, made the customer a member. */
    joinedBefore: () => void markStale(queries, 'joinClub'),

    /** The membership began or ended, which also changes the cart. */
    begunOrEnded: () => cartActions.reload().catch(() => {}),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { memberInfoQuery } from '../../api/member/queries';
import type { MemberInfo } from '../../api/member/schema';
import { markStale } from '../../api/stale-after';
import { cartActions } from '../../cart/cart-actions';

/** What follows from a change of the membership, beside the reads that it makes stale. */
export function useMember() {
  const queries = useQueryClient();

  return {
    /** The contact details are others now. */
    changed: (member: MemberInfo) => void queries.setQueryData(memberInfoQuery(true).queryKey, member),

    /** An earlier write, whose answer was lost, has made somebody a member. */
    joinedBefore: () => void markStale(queries, 'joinClub'),

    /** Somebody became a member, or is one no longer: the cart is another one then, too. */
    begunOrEnded: () => cartActions.reload().catch(() => {}),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { memberInfoQuery, memberStatusQuery } from '../../api/member/queries';
import type { MemberInfo } from '../../api/member/schema';
import { cartActions } from '../../cart/cart-actions';

/** What is known of the membership after a change of it. */
export function useMember() {
  const queries = useQueryClient();

  return {
    /** The contact details are others now. */
    changed(member: MemberInfo): void {
      queries.setQueryData(memberInfoQuery(true).queryKey, member);
      void queries.invalidateQueries({ queryKey: memberStatusQuery(true).queryKey });
    },

    /** Somebody became a member, or is one no longer: the cart is another one then, too. */
    async begunOrEnded(): Promise<void> {
      await queries.invalidateQueries({ queryKey: ['member'] });
      await cartActions.reload().catch(() => {});
    },
  };
}

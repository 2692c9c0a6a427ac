import type { QueryClient } from '@tanstack/react-query';
import { bagQuery, customerQuery } from '../../api/expedition/bag/queries';
import { memberInfoQuery, memberStatusQuery } from '../../api/member/queries';

export interface Prerequisites {
  /** One of the four could not be read: the cart continues without prescription goods. */
  failed: boolean;
  /** A verified or pending member: the cart gets a member session. */
  isMember: boolean;
}

/** The four reads that a signed-in customer's cart waits for. */
export async function prerequisites(queries: QueryClient): Promise<Prerequisites> {
  const [status, ...others] = await Promise.allSettled([
    queries.fetchQuery(memberStatusQuery(true)),
    queries.fetchQuery(memberInfoQuery(true)),
    queries.fetchQuery(customerQuery(true)),
    queries.fetchQuery(bagQuery(true)),
  ]);
  return {
    failed: [status, ...others].some((each) => each.status === 'rejected'),
    isMember: status.status === 'fulfilled' && (status.value === 'VERIFIED' || status.value === 'PENDING'),
  };
}

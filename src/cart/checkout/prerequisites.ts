import type { QueryClient } from '@tanstack/react-query';
import { bagQuery, customerQuery } from '../../api/expedition/bag/queries';
import { memberInfoQuery, memberStatusQuery } from '../../api/member/queries';
import { bagRead } from '../app-bag';

export interface Prerequisites {
  /** Whether one of the four could not be read: the cart continues without prescription goods. */
  failed: Promise<boolean> | boolean;
  /** A verified or pending member: the cart gets a member session. */
  isMember: boolean;
}

/** Starts the four reads about a signed-in customer; resolves once the first says whether that is a member. */
export async function prerequisites(queries: QueryClient): Promise<Prerequisites> {
  const reading = queries.fetchQuery(memberStatusQuery(true));
  const all = Promise.allSettled([
    reading,
    queries.fetchQuery(memberInfoQuery(true)),
    queries.fetchQuery(customerQuery(true)),
    queries.fetchQuery(bagQuery(true)).then(bagRead),
  ]);
  const status = await reading.catch(() => null);
  return {
    failed: all.then((each) => each.some((read) => read.status === 'rejected')),
    isMember: status === 'VERIFIED' || status === 'PENDING',
  };
}

import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { bagQuery, customerQuery, failuresToShow } from '../../api/expedition/bag/queries';
import { readBag } from '../../api/expedition/bag/read-bag';
import { memberInfoQuery, memberStatusQuery } from '../../api/member/queries';
import { bagRead } from '../app-bag';

export interface Prerequisites {
  /** Resolves once one of the four keeps failing, although it is still retried. */
  struggling?: Promise<void>;
  /** Whether one of the four could not be read: the cart continues without prescription goods. */
  failed: Promise<boolean> | boolean;
  /** A verified or pending member: the cart gets a member session. */
  isMember: boolean;
}

const keys = [memberStatusQuery, memberInfoQuery, customerQuery, bagQuery].map((query) =>
  hashKey(query(true).queryKey),
);
const isOne = (query: Query) => keys.includes(query.queryHash);
const isFailing = (query: Query) => isOne(query) && query.state.fetchFailureCount >= failuresToShow;

/** Starts the four reads about a signed-in customer; resolves once the first says whether that is a member. */
export async function prerequisites(queries: QueryClient): Promise<Prerequisites> {
  // Read now, and not after the pause before their next try.
  await queries.cancelQueries({ predicate: isFailing });
  const reading = queries.fetchQuery(memberStatusQuery(true));
  const all = Promise.allSettled([
    reading,
    queries.fetchQuery(memberInfoQuery(true)),
    queries.fetchQuery(customerQuery(true)),
    readBag(queries).then((bag) => bag && bagRead(bag)),
  ]);
  const struggling = struggle(queries, all);
  const status = await reading.catch(() => null);
  return {
    struggling,
    failed: all.then((each) => each.some((read) => read.status === 'rejected')),
    isMember: status === 'VERIFIED' || status === 'PENDING',
  };
}

/** Resolves when one of the reads has failed more than once; never if they succeed before. */
function struggle(queries: QueryClient, done: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stop = queries.getQueryCache().subscribe(({ query }) => {
      if (isFailing(query)) resolve();
    });
    void done.then(stop);
  });
}

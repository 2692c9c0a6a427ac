import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Which reads each write makes stale, by what their keys begin with. */
const staleAfter = {
  joinClub: [['member'], ['cart', 'bonus-checks']],
  leaveClub: [['member'], ['cart', 'bonus-checks']],
  /** The contact details themselves are the write's answer. */
  changeContact: [['member', 'status']],
  confirmEmail: [['member']],
  /** Points, cheques, status and purchases are others by it, and the prescription bag that was ordered is empty. */
  order: [['member'], ['cart', 'bonus-checks'], ['prescription-purchases'], ['expedition', 'bag']],
  forgetSearch: [['elevate', 'autocomplete', '']],
} as const satisfies Record<string, readonly QueryKey[]>;

export type Write = keyof typeof staleAfter;

/** What a write has made stale is read anew: now where it is shown, otherwise when it is shown next. */
export async function markStale(queries: QueryClient, write: Write): Promise<void> {
  await Promise.all(staleAfter[write].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

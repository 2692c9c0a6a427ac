import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The reads that each write makes stale, by query key prefix. */
const staleAfter = {
  joinClub: [['member'], ['cart', 'bonus-checks']],
  leaveClub: [['member'], ['cart', 'bonus-checks']],
  /** The response to the write already contains the contact details. */
  changeContact: [['member', 'status']],
  confirmEmail: [['member']],
  /** An order changes points, cheques, status and purchases, empties the bag, and dispenses what was in it. */
  order: [['member'], ['cart', 'bonus-checks'], ['prescription-purchases'], ['expedition']],
  /** What has been withdrawn from can be returned for longer. */
  withdraw: [['order'], ['return', 'order']],
  createReturnSlip: [['return', 'order']],
  /** Prescriptions may be read from then on. */
  acceptTerms: [['expedition']],
  /** Prices depend on what else is in the bag. */
  changeBag: [
    ['expedition', 'bag'],
    ['expedition', 'cost-protection'],
    ['expedition', 'product-options'],
  ],
  /** So do goods for others, which leave the bag with the right to order for them. */
  changePatients: [
    ['expedition', 'bag'],
    ['expedition', 'cost-protection'],
    ['expedition', 'product-options'],
    ['expedition', 'events'],
  ],
  /** What was withheld from the visitor is shown to the customer. */
  signIn: [['order'], ['return', 'order']],
  forgetSearch: [['elevate', 'autocomplete', '']],
} as const satisfies Record<string, readonly QueryKey[]>;

export type Write = keyof typeof staleAfter;

/** Invalidates the reads of a write: those on screen are fetched now, others when they are shown next. */
export async function markStale(queries: QueryClient, write: Write): Promise<void> {
  await Promise.all(staleAfter[write].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

import * as v from 'valibot';
import { registrations } from '../../domain/eid';
import { randomId } from '../../lib/random-id';
import { stored } from '../../platform/storage/storage';
import { keptOrders } from './kept-orders';

const word = v.pipe(v.string(), v.minLength(1));
const schema = v.object({
  sessionId: word,
  registration: v.picklist(registrations),
  way: v.picklist(['thisDevice', 'otherDevice']),
  startedAt: v.number(),
  nonce: word,
  takenFrom: v.nullable(word),
});

/**
 * A sign-in that goes on; `startedAt`, in epoch milliseconds, is that of its first order. The app leads back to a page
 * that names `nonce`; `takenFrom` is the one that it had in another tab, which has it no longer.
 */
export type KeptOrder = v.InferOutput<typeof schema>;

/** The sign-in of this tab, for the page that is loaded on the way back from the BankID app. */
export const keptOrder = keptOrders({
  ofTab: stored('bankIdOrder', { schema: v.nullable(schema), fallback: null }),
  onItsWay: stored('bankIdReturn', { schema: v.nullable(schema), fallback: null }),
  newNonce: randomId,
});

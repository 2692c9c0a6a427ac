import * as v from 'valibot';
import { registrations } from '../../domain/eid';
import { randomId } from '../../lib/random-id';
import { stored } from '../../platform/storage/storage';
import { createStoredOrders } from './create-stored-orders';

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
 * A pending sign-in; `startedAt` is when its first order was created, in epoch milliseconds. The app returns to a page
 * with `nonce` in its address; `takenFrom` is the nonce of the tab that it was taken over from.
 */
export type StoredOrder = v.InferOutput<typeof schema>;

/** This tab's sign-in, for the page that is loaded on the way back from the BankID app. */
export const storedOrders = createStoredOrders({
  ofTab: stored('bankIdOrder', { schema: v.nullable(schema), fallback: null }),
  onItsWay: stored('bankIdReturn', { schema: v.nullable(schema), fallback: null }),
  newNonce: randomId,
});

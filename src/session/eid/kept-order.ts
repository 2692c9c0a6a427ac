import * as v from 'valibot';
import { registrations } from '../../domain/eid';
import { stored } from '../../platform/storage/storage';

const schema = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1)),
  registration: v.picklist(registrations),
  way: v.picklist(['thisDevice', 'otherDevice']),
  startedAt: v.number(),
});

/** A sign-in that goes on; `startedAt`, in epoch milliseconds, is that of its first order. */
export type KeptOrder = v.InferOutput<typeof schema>;

/** The sign-in of this tab, for the page that is loaded anew on the way back from the BankID app. */
export const keptOrder = stored('bankIdOrder', { schema: v.nullable(schema), fallback: null });

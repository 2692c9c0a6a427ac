import * as v from 'valibot';
import { message } from '../message';
import { absentOr } from '../shapes';

/** Why a request was refused. */
export const refusals = ['UNSUPPORTED', 'REFUSED', 'FAILED', 'NOT_HANDLED'] as const;

export const ackPayload = v.object({
  ok: v.boolean(),
  reason: absentOr(v.picklist(refusals)),
});

export const ACK = /* @__PURE__ */ message({
  name: 'ACK',
  direction: 'both',
  kind: 'answer',
  since: 1,
  base: false,
  about: 'The answer to OPEN_EXTERNAL (from the app) and to BACK (from the page). Its `id` is that of the request.',
  sensitive: [],
  payload: ackPayload,
});

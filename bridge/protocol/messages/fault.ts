import * as v from 'valibot';
import { faultCodes } from '../fault-codes';
import { message } from '../message';
import { absentOr, code, text, wholeNumber } from '../shapes';

export const FAULT = /* @__PURE__ */ message({
  name: 'FAULT',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: false,
  about: 'An error of the bridge itself. For your log: it contains codes and field names, never contents.',
  sensitive: [],
  payload: v.object({
    code: v.picklist(faultCodes),
    /** The type of the message concerned. */
    about: absentOr(text(40)),
    /** The invalid field. */
    field: absentOr(text(100)),
    /** The element whose height alternated. */
    cause: absentOr(text(100)),
    /** How many messages were dropped, or how many further faults of this kind there were since the last. */
    count: absentOr(wholeNumber()),
    /** Why the value of `field` is refused, where that has several reasons: a code. */
    reason: absentOr(code()),
  }),
});

import * as v from 'valibot';
import { faultCodes } from '../fault-codes';
import { message } from '../message';
import { absentOr, text, wholeNumber } from '../shapes';

export const FAULT = /* @__PURE__ */ message({
  name: 'FAULT',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: false,
  about: 'Something is wrong with the bridge itself. For your log: it holds codes and field names, never contents.',
  sensitive: [],
  payload: v.object({
    code: v.picklist(faultCodes),
    /** The type of the message that it is about. */
    about: absentOr(text(40)),
    /** The field that does not fit. */
    field: absentOr(text(100)),
    /** The element whose height went up and down. */
    cause: absentOr(text(100)),
    /** How many messages were dropped. */
    count: absentOr(wholeNumber()),
  }),
});

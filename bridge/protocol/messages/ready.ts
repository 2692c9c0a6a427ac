import * as v from 'valibot';
import { message } from '../message';
import { absentOr, text, wholeNumber } from '../shapes';

export const READY = /* @__PURE__ */ message({
  name: 'READY',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: false,
  about: 'The page is ready and starts a new session. Answer with HELLO within 1.5 s.',
  sensitive: [],
  payload: v.object({
    /** Protocol versions that the guest supports. */
    versions: v.pipe(v.array(wholeNumber()), v.minLength(1), v.maxLength(20)),
    /** Message types that the guest accepts. */
    capabilities: v.pipe(v.array(text(40)), v.maxLength(100)),
    /** The current route; a path template where the path itself would be sensitive. */
    route: absentOr(text(2000)),
    /** The version of `@luckan/bridge` that the shop was built with, for your log; missing before 0.2.0. */
    release: absentOr(text(40)),
  }),
});

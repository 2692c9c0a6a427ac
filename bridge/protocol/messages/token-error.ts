import * as v from 'valibot';
import { message } from '../message';
import { code } from '../shapes';

export const TOKEN_ERROR = /* @__PURE__ */ message({
  name: 'TOKEN_ERROR',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: true,
  about: 'The access token is about to expire or was rejected. Answer with TOKEN if `retryable` is true.',
  sensitive: [],
  payload: v.object({
    code: code(),
    /** Whether a fresh token would help. */
    retryable: v.boolean(),
  }),
});

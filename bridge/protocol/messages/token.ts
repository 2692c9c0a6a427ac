import * as v from 'valibot';
import { message } from '../message';
import { text, wholeNumber } from '../shapes';

export const tokenPayload = v.object({
  /** Null: signed out in the app. */
  accessToken: v.nullable(text(16_384)),
  /** Epoch milliseconds; the latest wins. If `accessToken` is null, the time of sign-out, which is not judged. */
  expiresAt: wholeNumber(),
});

export const TOKEN = /* @__PURE__ */ message({
  name: 'TOKEN',
  direction: 'toGuest',
  kind: 'state',
  since: 1,
  base: false,
  about: 'The customer’s access token: after HELLO, whenever it changes, and as the answer to TOKEN_ERROR.',
  sensitive: ['accessToken'],
  payload: tokenPayload,
});

import * as v from 'valibot';
import { message } from '../message';
import { sitePath } from '../site-path';

export const SIGN_IN = /* @__PURE__ */ message({
  name: 'SIGN_IN',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: false,
  capability: 'signIn',
  about: 'The customer wants to sign in on this page. Show your sign-in, and send TOKEN once they have.',
  sensitive: [],
  payload: v.object({ path: sitePath }),
});

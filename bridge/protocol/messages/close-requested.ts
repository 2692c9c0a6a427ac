import * as v from 'valibot';
import { message } from '../message';
import { sitePath } from '../site-path';

export const CLOSE_REQUESTED = /* @__PURE__ */ message({
  name: 'CLOSE_REQUESTED',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: false,
  capability: 'close',
  about: 'The customer is done on this page and wants to leave the shop. Close the web view.',
  sensitive: [],
  payload: v.object({ path: sitePath }),
});

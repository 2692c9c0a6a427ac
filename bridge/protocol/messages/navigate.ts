import * as v from 'valibot';
import { message } from '../message';
import { sitePath } from '../site-path';

export const navigatePayload = v.object({ path: sitePath });

export const NAVIGATE = /* @__PURE__ */ message({
  name: 'NAVIGATE',
  direction: 'toGuest',
  kind: 'event',
  since: 1,
  base: false,
  about: 'Go to this page of the shop. The path begins with one slash and has no `/external` before it.',
  sensitive: [],
  payload: navigatePayload,
});

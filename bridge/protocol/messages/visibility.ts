import * as v from 'valibot';
import { message } from '../message';

export const visibilityPayload = v.object({ visible: v.boolean() });

export const VISIBILITY = /* @__PURE__ */ message({
  name: 'VISIBILITY',
  direction: 'toGuest',
  kind: 'state',
  since: 1,
  base: false,
  about:
    'A page that was loaded ahead (`hidden` in HELLO) is shown now, or is hidden again. Until it is shown nothing counts as seen; then cart, prices and token are read anew.',
  sensitive: [],
  payload: visibilityPayload,
});

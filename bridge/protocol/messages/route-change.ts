import * as v from 'valibot';
import { message } from '../message';
import { sitePath } from '../site-path';

export const ROUTE_CHANGE = /* @__PURE__ */ message({
  name: 'ROUTE_CHANGE',
  direction: 'toHost',
  kind: 'state',
  since: 1,
  base: false,
  about:
    'The current route, for your title and back button; again when its title or the way back changes, as with each search. Of prescriptions, club, orders and drafts a path template.',
  sensitive: [],
  payload: v.object({
    path: sitePath,
    title: v.pipe(v.string(), v.maxLength(300)),
    canGoBack: v.boolean(),
  }),
});

import * as v from 'valibot';
import { message } from '../message';
import { sitePath } from '../site-path';

export const ROUTE_CHANGE = /* @__PURE__ */ message({
  name: 'ROUTE_CHANGE',
  direction: 'toHost',
  kind: 'state',
  since: 1,
  base: false,
  about: 'The current route, for your title and back button. In the prescription and club areas a path template.',
  sensitive: [],
  payload: v.object({
    path: sitePath,
    title: v.pipe(v.string(), v.maxLength(300)),
    canGoBack: v.boolean(),
  }),
});

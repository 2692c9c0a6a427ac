import * as v from 'valibot';
import { message } from '../message';

export const ANALYTICS_EVENT = /* @__PURE__ */ message({
  name: 'ANALYTICS_EVENT',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: true,
  consent: 'statistics',
  about: 'An analytics event, by an allow-list of names and parameters. Never about prescriptions.',
  sensitive: [],
  payload: v.object({
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)),
    parameters: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9_]{0,39}$/)), v.unknown()),
  }),
});

import * as v from 'valibot';
import { isExternalAddress } from '../external-address';
import { message } from '../message';
import { text } from '../shapes';

export const OPEN_EXTERNAL = /* @__PURE__ */ message({
  name: 'OPEN_EXTERNAL',
  direction: 'toHost',
  kind: 'request',
  since: 1,
  base: false,
  capability: 'openExternal',
  about: 'Open this address outside the web view: an e-ID app, a payment, a link to elsewhere. Answer with ACK.',
  sensitive: ['url'],
  payload: v.object({
    url: v.pipe(text(4000), v.check(isExternalAddress, 'https or the address of a known app')),
  }),
});

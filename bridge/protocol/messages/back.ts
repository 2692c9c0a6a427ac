import { message } from '../message';
import { emptyPayload } from './empty-payload';

export const BACK = /* @__PURE__ */ message({
  name: 'BACK',
  direction: 'toGuest',
  kind: 'request',
  since: 1,
  base: false,
  about: 'The back button was pressed. The ACK says whether the shop handled it; otherwise close the web view.',
  sensitive: [],
  payload: emptyPayload,
});

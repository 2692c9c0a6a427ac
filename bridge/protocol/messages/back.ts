import { message } from '../message';
import { nothing } from './nothing';

export const BACK = /* @__PURE__ */ message({
  name: 'BACK',
  direction: 'toGuest',
  kind: 'request',
  since: 1,
  base: false,
  about: 'The back button was pressed. The ACK says whether the shop dealt with it; otherwise close the web view.',
  sensitive: [],
  payload: nothing,
});

import { message } from '../message';
import { emptyPayload } from './empty-payload';

export const RESUMED = /* @__PURE__ */ message({
  name: 'RESUMED',
  direction: 'toGuest',
  kind: 'event',
  since: 1,
  base: false,
  about: 'The app is in the foreground again, for example after an e-ID or a payment app.',
  sensitive: [],
  payload: emptyPayload,
});

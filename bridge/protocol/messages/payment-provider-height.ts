import { message } from '../message';
import { frameHeight } from './frame-height';

export const PAYMENT_PROVIDER_HEIGHT = /* @__PURE__ */ message({
  name: 'PAYMENT_PROVIDER_HEIGHT',
  direction: 'toHost',
  kind: 'state',
  since: 1,
  base: true,
  about: 'The height of the payment provider’s frame in CSS pixels.',
  sensitive: [],
  payload: frameHeight,
});

import * as v from 'valibot';
import { message } from '../message';
import { text, wholeNumber } from '../shapes';

export const ORDER_COMPLETED = /* @__PURE__ */ message({
  name: 'ORDER_COMPLETED',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: false,
  capability: 'orderCompleted',
  about:
    'An order was made: once for each, whichever way it was paid. Its page is `/order/{orderId}/`, for NAVIGATE; nothing says what was ordered.',
  sensitive: ['orderId', 'orderNumber'],
  payload: v.object({
    orderId: text(),
    /** What the customer and customer service call it. */
    orderNumber: text(40),
    /** Paid or to be paid, in öre. */
    total: wholeNumber(),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
});

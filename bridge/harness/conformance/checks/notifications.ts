import { messages } from '../../../protocol/messages';
import type { NotificationType, PayloadOf } from '../../../protocol/types';
import { cartSample, pdfSample } from '../samples';
import { type Check, type CheckContext, failed, notOffered, type Verdict } from '../verdict';

/** Messages without an answer, with what the app should show for each. */
export const notifications: readonly Check[] = [
  notificationCheck('CART_CHANGE', 'the cart icon says 2', () => cartSample),
  notificationCheck('ROUTE_CHANGE', 'the title says Conformance, and there is no back button', () => ({
    path: '/harness/conformance/',
    title: 'Conformance',
    canGoBack: false,
  })),
  notificationCheck('PAYMENT_PROVIDER_HEIGHT', 'nothing, if the page scrolls by itself', () => ({ height: 480 })),
  notificationCheck('SHIPPING_PROVIDER_HEIGHT', 'nothing, if the page scrolls by itself', () => ({ height: 360 })),
  notificationCheck('ANALYTICS_EVENT', 'the event view_item in your statistics', () => ({
    name: 'view_item',
    parameters: { currency: 'SEK', value: 49.5, items: [{ item_id: '100234', quantity: 1 }] },
  })),
  notificationCheck('FAULT', 'the code OVERFLOW in your log', () => ({ code: 'OVERFLOW', count: 1 })),
  notificationCheck('FIND_PHARMACY', 'pharmacies that have the product 100234', () => ({ productNumber: '100234' })),
  {
    ...notificationCheck('FIND_PHARMACY', 'pharmacies that have 100234 and 100512', () => ({
      productNumbers: ['100234', '100512'],
    })),
    id: 'send-find-pharmacy-of-several',
    about: 'FIND_PHARMACY is sent with several products',
  },
  {
    ...notificationCheck('SIGN_IN', 'your sign-in, and a TOKEN after it', () => ({ path: '/harness/conformance/' })),
    run: signIn,
  },
  offeredCheck('ORDER_COMPLETED', 'an order of 178 kr in what your app knows of its customer', {
    orderId: 'b7e2c0d4a1f84c0e9a53d6f1c2b80e17',
    orderNumber: '7000123',
    total: 17_800,
    currency: 'SEK',
  }),
  offeredCheck('START_TIMES', 'the times of a start in your log: usable after 1130 ms', {
    ready: 410,
    hello: 436,
    firstPaint: 380,
    usable: 1130,
    requests: 13,
    bytes: 214_300,
  }),
  notificationCheck('VIEW_PDF', 'a document that says Luckan bridge conformance', document),
  notificationCheck('PDF_DOWNLOAD', 'the same document, saved or shared', document),
];

/** Late, because many apps leave this page for the checkout. */
export const viewCheckout = notificationCheck('VIEW_CHECKOUT', 'the checkout', () => ({ cartId: cartSample.cartId }));

/** The last check: an app that does it closes this page. */
export const closeRequested = offeredCheck('CLOSE_REQUESTED', 'the web view closes', {
  path: '/harness/conformance/',
});

function document({ guest }: CheckContext) {
  return pdfSample(guest.hello?.capabilities.includes('pdfUrl') === true);
}

/** An app that signs in sends the token of who has done so, if there is one: only the customer knows. */
function signIn({ guest }: CheckContext): Verdict {
  if (!guest.supports('SIGN_IN')) return notOffered('signIn');
  if (!guest.hello?.capabilities.includes('token'))
    return failed('`signIn` without `token`: nobody is signed in by it');
  guest.send('SIGN_IN', { path: '/harness/conformance/' });
  return { result: 'sent', reason: 'Look for: your sign-in, and a TOKEN after it' };
}

function notificationCheck<Type extends NotificationType>(
  type: Type,
  expectation: string,
  payload: (context: CheckContext) => PayloadOf<Type> | Promise<PayloadOf<Type>>,
): Check {
  return {
    id: `send-${type.toLowerCase().replaceAll('_', '-')}`,
    about: `${type} is sent`,
    messages: [type],
    async run(context) {
      const status = context.guest.send(type, await payload(context));
      return ['sent', 'queued'].includes(status)
        ? { result: 'sent', reason: `Look for: ${expectation}` }
        : failed(`not sent: ${status}`);
    },
  };
}

/** Of a message that the shop sends only to apps with its capability. */
function offeredCheck<Type extends 'ORDER_COMPLETED' | 'CLOSE_REQUESTED' | 'START_TIMES'>(
  type: Type,
  expectation: string,
  payload: PayloadOf<Type>,
): Check {
  const check = notificationCheck(type, expectation, () => payload);
  return {
    ...check,
    run: (context) => (context.guest.supports(type) ? check.run(context) : notOffered(messages[type].capability)),
  };
}

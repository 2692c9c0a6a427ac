import type { PayloadOf, TellType } from '../../../protocol/types';
import { cartSample, pdfSample } from '../samples';
import { type Check, type CheckContext, failed } from '../verdict';

/** The messages that need no answer: sent, and what the app should then show. */
export const told: readonly Check[] = [
  tell('CART_CHANGE', 'the cart icon says 2', () => cartSample),
  tell('ROUTE_CHANGE', 'the title says Conformance, and there is no back button', () => ({
    path: '/harness/conformance/',
    title: 'Conformance',
    canGoBack: false,
  })),
  tell('PAYMENT_PROVIDER_HEIGHT', 'nothing, where the page scrolls by itself', () => ({ height: 480 })),
  tell('SHIPPING_PROVIDER_HEIGHT', 'nothing, where the page scrolls by itself', () => ({ height: 360 })),
  tell('ANALYTICS_EVENT', 'the event view_item in your statistics', () => ({
    name: 'view_item',
    parameters: { currency: 'SEK', value: 49.5, items: [{ item_id: '100234', quantity: 1 }] },
  })),
  tell('FAULT', 'the code OVERFLOW in your log', () => ({ code: 'OVERFLOW', count: 1 })),
  tell('FIND_PHARMACY', 'pharmacies that have the product 100234', () => ({ productNumber: '100234' })),
  tell('VIEW_PDF', 'a document that says Luckan bridge conformance', document),
  tell('PDF_DOWNLOAD', 'the same document, saved or shared', document),
];

/** Last of all: many apps now leave this page for the checkout. */
export const viewCheckout = tell('VIEW_CHECKOUT', 'the checkout', () => ({ cartId: cartSample.cartId }));

function document({ guest }: CheckContext) {
  return pdfSample(guest.hello?.capabilities.includes('pdfUrl') === true);
}

function tell<Type extends TellType>(
  type: Type,
  lookFor: string,
  payload: (context: CheckContext) => PayloadOf<Type> | Promise<PayloadOf<Type>>,
): Check {
  return {
    id: `tell-${type.toLowerCase().replaceAll('_', '-')}`,
    about: `${type} is taken`,
    messages: [type],
    async run(context) {
      const status = context.guest.send(type, await payload(context));
      return ['sent', 'queued'].includes(status)
        ? { result: 'sent', reason: `Look for: ${lookFor}` }
        : failed(`not sent: ${status}`);
    },
  };
}

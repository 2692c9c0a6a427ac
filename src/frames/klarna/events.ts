import * as v from 'valibot';
import type { PaymentSession } from '../../api/checkout-frames/session';
import type { OutgoingMessage } from '../shared/outgoing-message';

/** Events of the provider's script that the shop uses. Their data is never trusted. */
export const handledEvents = [
  'load',
  'change',
  'billing_address_change',
  'shipping_address_change',
  'shipping_option_change',
  'can_not_complete_order',
  'redirect_initiated',
] as const;
export type HandledEvent = (typeof handledEvents)[number];

const place = v.object({ postal_code: v.string() });
const option = v.object({ id: v.pipe(v.string(), v.minLength(1)) });

/** The cart service already knows the customer's address; the parts included in the event vary. */
function addressChanged(data: unknown): OutgoingMessage[] {
  const parsed = v.safeParse(place, data);
  return [{ type: 'addressChanged', postalCode: parsed.success ? parsed.output.postal_code : null }];
}

const meanings: Record<HandledEvent, (data: unknown, paymentId: string | null) => OutgoingMessage[]> = {
  load: () => [{ type: 'loaded' }],
  change: addressChanged,
  billing_address_change: addressChanged,
  shipping_address_change: addressChanged,
  shipping_option_change(data) {
    const parsed = v.safeParse(option, data);
    return parsed.success ? [{ type: 'shippingChosen', method: parsed.output.id }] : [];
  },
  can_not_complete_order: (_, paymentId) => (paymentId === null ? [] : [{ type: 'declined', paymentId }]),
  // The provider has completed the order and shows its confirmation next.
  redirect_initiated: (_, paymentId) => (paymentId === null ? [] : [{ type: 'approved', paymentId }]),
};

/** Converts a provider event to messages for the shop. */
export function messagesFor(event: HandledEvent, data: unknown, paymentId: string | null): OutgoingMessage[] {
  return meanings[event](data, paymentId);
}

/** Messages for the shop about a payment that is already decided when the page loads. */
export function messagesForStatus({
  paymentId,
  status,
}: Pick<PaymentSession, 'paymentId' | 'status'>): OutgoingMessage[] {
  if (paymentId === null || (status !== 'approved' && status !== 'pending')) return [];
  return [{ type: status, paymentId }];
}

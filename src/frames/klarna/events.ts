import * as v from 'valibot';
import type { PaymentSession } from '../../api/checkout-frames/session';
import type { Said } from '../shared/said';

/** Events of the provider's script that mean something to the shop. What they carry is never taken for the truth. */
export const heardEvents = [
  'load',
  'change',
  'billing_address_change',
  'shipping_address_change',
  'shipping_option_change',
  'can_not_complete_order',
  'redirect_initiated',
] as const;
export type HeardEvent = (typeof heardEvents)[number];

const place = v.object({ postal_code: v.string() });
const option = v.object({ id: v.pipe(v.string(), v.minLength(1)) });

/** The customer's address as the cart service knows it by now; which parts of it the event tells varies. */
function addressChanged(data: unknown): Said[] {
  const parsed = v.safeParse(place, data);
  return [{ type: 'addressChanged', postalCode: parsed.success ? parsed.output.postal_code : null }];
}

const meanings: Record<HeardEvent, (data: unknown, paymentId: string | null) => Said[]> = {
  load: () => [{ type: 'loaded' }],
  change: addressChanged,
  billing_address_change: addressChanged,
  shipping_address_change: addressChanged,
  shipping_option_change(data) {
    const parsed = v.safeParse(option, data);
    return parsed.success ? [{ type: 'methodChanged', method: parsed.output.id }] : [];
  },
  can_not_complete_order: (_, paymentId) => (paymentId === null ? [] : [{ type: 'declined', paymentId }]),
  // The order is complete at the provider, and its confirmation comes next.
  redirect_initiated: (_, paymentId) => (paymentId === null ? [] : [{ type: 'approved', paymentId }]),
};

/** What the shop is told of an event of the provider's. */
export function saidBy(event: HeardEvent, data: unknown, paymentId: string | null): Said[] {
  return meanings[event](data, paymentId);
}

/** What the shop is told of a payment that the page finds decided when it comes up. */
export function saidByStatus({ paymentId, status }: Pick<PaymentSession, 'paymentId' | 'status'>): Said[] {
  if (paymentId === null || (status !== 'approved' && status !== 'pending')) return [];
  return [{ type: status, paymentId }];
}

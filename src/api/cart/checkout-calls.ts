import * as v from 'valibot';
import type { CartId, PaymentId, SalesChannel } from '../../domain/ids';
import { randomId } from '../../lib/random-id';
import type { Failure } from '../errors';
import { type Answer, path, requestTagged } from '../http';
import type { Schema } from '../parse';
import { cartBase } from './address';
import { conflictOf, goneCartOf, paidCartOf } from './calls';
import { checkoutSchema, confirmSchema, disclaimerRequiredSchema } from './schema';

export interface CheckoutBody {
  /** The customer has confirmed being 18 or older. */
  ageCertified?: boolean;
  postalCode?: string;
  /** The last payment of this cart that this browser knows: opens the checkout of a cart that is paid for. */
  paymentId?: string;
}

export interface ConfirmQuery {
  customerKey?: string;
  sessionKey?: string;
}

function disclaimerRequired(body: unknown): Failure | undefined {
  const { success, output } = v.safeParse(disclaimerRequiredSchema, body);
  return success ? { kind: 'disclaimerRequired', substances: output.substances } : undefined;
}

function post<T>(
  address: string,
  rest: { body?: unknown; query?: ConfirmQuery; ifMatch?: string | undefined },
  schema: Schema<T>,
) {
  const { query, ...others } = rest;
  const idempotencyKey = randomId();
  return requestTagged({
    service: 'web',
    auth: true,
    method: 'POST',
    path: address,
    idempotencyKey,
    ...others,
    query: { ...query },
    refusal: ({ status, code, body }) => {
      if (status !== 409) return goneCartOf(status);
      return disclaimerRequired(body) ?? paidCartOf(code) ?? conflictOf(body);
    },
    schema,
  });
}

/** Opens delivery and payment for the cart as it was shown. POST /cart/{cartId}/checkout */
export function checkout(channel: SalesChannel, id: CartId, body: CheckoutBody, ifMatch: string | undefined) {
  return post(cartBase(channel) + path`/${id}/checkout`, { body, ifMatch }, checkoutSchema);
}

/**
 * Confirms the order, by its payment if any. Repeatable while it is pending; there is only one order. POST …/confirm
 */
export async function confirm(channel: SalesChannel, id: CartId, paymentId: PaymentId | null, query: ConfirmQuery) {
  const below = paymentId === null ? '/confirm' : path`/paymentId/${paymentId}/confirm`;
  return (await post(cartBase(channel) + path`/${id}` + below, { query }, confirmSchema)).data;
}

export type Checkout = Awaited<ReturnType<typeof checkout>> extends Answer<infer T> ? T : never;
export type Confirmation = Awaited<ReturnType<typeof confirm>>;

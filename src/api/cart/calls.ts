import * as v from 'valibot';
import type { Cart } from '../../domain/cart';
import type { CartId, SalesChannel } from '../../domain/ids';
import type { Failure } from '../errors';
import { type Answer, path, type RequestOptions, requestTagged } from '../http';
import type { Refusal } from '../refusal';
import { cartBase } from './address';
import type { CartChange } from './changes';
import { cartSchema, conflictSchema } from './schema';
import { writeRequestOf } from './write-requests';

export interface WriteOptions {
  /** One per customer request, so that a repeated call is applied once. */
  idempotencyKey: string;
  ifMatch: string | undefined;
  /** Whether the service's cart already has the row: then its quantity is set, otherwise the row is added. */
  hasRow: boolean;
}

export type CartCalls = ReturnType<typeof cartCalls>;

/** The first row named in a 409, with the service's message for the customer. */
export function conflictOf(body: unknown): Failure | undefined {
  const conflict = v.safeParse(conflictSchema, body);
  const item = conflict.success ? conflict.output.items[0] : undefined;
  return item && { kind: 'cartConflict', ...item };
}

/** A cart that is paid for is its payer's: nobody else takes it over, changes its receiver or orders it. */
export function paidCartOf(code: string | null): Failure | undefined {
  return code === 'PAID' ? { kind: 'paidCart' } : undefined;
}

/** A cart that is somebody else's, unknown or over will never be readable again. */
export function goneCartOf(status: number): Failure | undefined {
  return status === 403 || status === 404 || status === 410 ? { kind: 'invalidCart' } : undefined;
}

/** The error for a rejected change: the error classes of the specification. */
function refusalOf(kind: CartChange['kind']) {
  return ({ status, code, body }: Refusal): Failure | undefined => {
    if (status === 403 && kind === 'attachMember') return { kind: 'notAValidMember' };
    if (status !== 409) return goneCartOf(status);
    return kind === 'addVoucher' || kind === 'removeVoucher'
      ? { kind: 'invalidVoucher', reason: code }
      : (paidCartOf(code) ?? conflictOf(body));
  };
}

/** The cart of one sales channel. Every response is the whole cart, with its tag if the service sends one. */
export function cartCalls(channel: SalesChannel) {
  const base = cartBase(channel);
  const call = (options: Pick<RequestOptions, 'path'> & Partial<RequestOptions>): Promise<Answer<Cart>> =>
    requestTagged({ service: 'web', auth: true, ...options, schema: cartSchema });

  return {
    create: (body: { postalCode?: string; userId: string }, idempotencyKey: string) =>
      call({ method: 'POST', path: base, body, idempotencyKey }),

    read: (id: CartId) => call({ path: base + path`/${id}` }),

    write(id: CartId, change: CartChange, { hasRow, idempotencyKey, ifMatch }: WriteOptions) {
      const { path: below, ...request } = writeRequestOf(change, hasRow);
      const address = base + path`/${id}` + below;
      return call({
        ...request,
        path: address,
        idempotencyKey,
        ifMatch,
        keepalive: true,
        refusal: refusalOf(change.kind),
      });
    },
  };
}

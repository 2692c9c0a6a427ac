import type { CartCalls } from '../../api/cart/calls';
import { expectedFailure, type Failure } from '../../api/errors';
import type { Answer } from '../../api/http';
import type { Cart } from '../../domain/cart';
import type { CartId } from '../../domain/ids';

/** Temporary, or about the bearer rather than the cart. */
const passing = [401, 408];

/** Whether the cart can never be read again: every 4xx except the ones above, and 429 (`tooMany`). */
export function isGone(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.status < 500 && !passing.includes(failure.status);
  return failure.kind === 'validation' || failure.kind === 'conflict' || failure.kind === 'stale';
}

/** A 401 means that the bearer has expired with its session: then the cart is read as a visitor. */
export async function readAsWhoeverIsThere(calls: Pick<CartCalls, 'read'>, there: CartId): Promise<Answer<Cart>> {
  try {
    return await calls.read(there);
  } catch (error) {
    const failure = expectedFailure(error);
    if (failure.kind !== 'refused' || failure.status !== 401) throw error;
    return calls.read(there);
  }
}

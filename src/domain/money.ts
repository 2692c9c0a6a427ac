import type { Brand } from './ids';

/** Money in whole öre; the only form in which amounts are stored, added and sent. */
export type Ore = Brand<number, 'Ore'>;

export const zero = 0 as Ore;

/** @throws RangeError if `value` is not a safe integer: a fraction of an öre is always a mistake upstream. */
export function ore(value: number): Ore {
  if (!Number.isSafeInteger(value)) throw new RangeError('an amount in öre must be a whole number');
  return value as Ore;
}

/** Converts öre to kronor, for analytics events. */
export function toKronor(amount: Ore): number {
  return amount / 100;
}

export function add(...amounts: Ore[]): Ore {
  return amounts.reduce((sum, amount) => (sum + amount) as Ore, zero);
}

export function times(amount: Ore, quantity: number): Ore {
  return ore(amount * quantity);
}

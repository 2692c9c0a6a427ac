import type { ProductNumber } from '../../domain/ids';

/** Below the service `deliveryParameters`. */
export const parametersPath = '/parameters';

interface Row {
  itemId: ProductNumber;
  quantity: number;
}

export function parametersBody(rows: readonly Row[]): { rows: Row[] } {
  return { rows: rows.map(({ itemId, quantity }) => ({ itemId, quantity })) };
}

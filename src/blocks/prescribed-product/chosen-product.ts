import type { ProductNumber } from '../../domain/ids';

let chosen: { prescriptionId: string; product: ProductNumber } | null = null;

/** Remembers which product to order from a prescription, until its page opens. Never part of an address. */
export function chooseProduct(prescriptionId: string, product: ProductNumber): void {
  chosen = { prescriptionId, product };
}

/** The product that was chosen for a prescription; null if there is none. */
export function chosenProduct(prescriptionId: string): ProductNumber | null {
  return chosen?.prescriptionId === prescriptionId ? chosen.product : null;
}

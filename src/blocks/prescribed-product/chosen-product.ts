import { atom } from 'jotai';
import type { ProductNumber } from '../../domain/ids';
import { store } from '../../lib/store';

/** Which product to order from a prescription, until its page opens. Never part of an address. */
const chosenAtom = atom<{ prescriptionId: string; product: ProductNumber } | null>(null);

export function chooseProduct(prescriptionId: string, product: ProductNumber): void {
  store.set(chosenAtom, { prescriptionId, product });
}

/** The product that was chosen for a prescription; null if there is none. */
export function chosenProduct(prescriptionId: string): ProductNumber | null {
  const chosen = store.get(chosenAtom);
  return chosen?.prescriptionId === prescriptionId ? chosen.product : null;
}

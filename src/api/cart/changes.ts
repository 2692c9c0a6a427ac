import type { ProductNumber } from '../../domain/ids';

export interface ItemQuantity {
  itemId: ProductNumber;
  quantity: number;
}

/** Changes of the cart's rows. */
export type RowChange =
  | ({ kind: 'add' } & ItemQuantity)
  | { kind: 'addMany'; items: ItemQuantity[] }
  /** Zero removes the row. */
  | ({ kind: 'set' } & ItemQuantity);

/** All changes of a cart. */
export type CartChange =
  | RowChange
  | { kind: 'addVoucher'; code: string }
  | { kind: 'removeVoucher'; code: string }
  | { kind: 'addCheque'; id: string }
  | { kind: 'removeCheque'; id: string }
  | { kind: 'becomeMember'; value: boolean }
  /** The customer has read what these substances require. */
  | { kind: 'acceptDisclaimers'; substances: string[] }
  | { kind: 'attachBag'; prescriptionBagId: string }
  | { kind: 'detachBag' }
  /** Sent after each change of the prescription bag: the cart reads it again. */
  | { kind: 'touchRx' }
  /** 'Ta bort alla receptvaror' */
  | { kind: 'removeRx' }
  /** Number for a pharmacist's call; null cancels the request. */
  | { kind: 'counselling'; phoneNumber: string | null }
  | { kind: 'prescribedDetails'; value: boolean }
  | { kind: 'attachMember' }
  | { kind: 'detachMember' };

export function isRowChange(change: CartChange): change is RowChange {
  return change.kind === 'add' || change.kind === 'addMany' || change.kind === 'set';
}

/** The products whose rows are changed. */
export function itemsOf(change: CartChange): ProductNumber[] {
  if (change.kind === 'addMany') return change.items.map((item) => item.itemId);
  return isRowChange(change) ? [change.itemId] : [];
}

import type { ProductNumber } from '../../domain/ids';

export interface ItemQuantity {
  itemId: ProductNumber;
  quantity: number;
}

/** Changes of goods: what a first visit needs. */
export type GoodsChange =
  | ({ kind: 'add' } & ItemQuantity)
  | { kind: 'addMany'; items: ItemQuantity[] }
  /** Zero removes the row. */
  | ({ kind: 'set' } & ItemQuantity);

/** Everything else that can be changed in a cart. */
export type RareChange =
  | { kind: 'addVoucher'; code: string }
  | { kind: 'removeVoucher'; code: string }
  | { kind: 'addCheque'; id: string }
  | { kind: 'removeCheque'; id: string }
  | { kind: 'becomeMember'; value: boolean }
  | { kind: 'attachBag'; prescriptionBagId: string }
  | { kind: 'detachBag' }
  /** After each change of the prescription bag: the cart reads it again. */
  | { kind: 'touchRx' }
  /** 'Ta bort alla receptvaror' */
  | { kind: 'removeRx' }
  /** A pharmacist is to ring there; null takes it back. */
  | { kind: 'counselling'; phoneNumber: string | null }
  | { kind: 'prescribedDetails'; value: boolean }
  | { kind: 'attachMember' }
  | { kind: 'detachMember' };

export type CartChange = GoodsChange | RareChange;

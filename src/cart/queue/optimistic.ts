import type { CartChange, ItemQuantity } from '../../api/cart/changes';
import type { Cart, CartRow } from '../../domain/cart';
import type { ProductNumber } from '../../domain/ids';
import { times, zero } from '../../domain/money';
import type { ProductCard } from '../../domain/product';

/** Data of a product that the service has not added to the cart yet. */
export type CardOf = (itemId: ProductNumber) => ProductCard | undefined;

const noCard: CardOf = () => undefined;

function rowOf(card: ProductCard, quantity: number): CartRow {
  const unitPrice = card.promotion?.price ?? card.price ?? zero;
  const { productNumber: itemId, title, subTitle, path, picture, marketingSensitive, substance } = card;
  const { stock, maxQuantity = null, activeSubstance = null } = card.availability;
  const price = { unitPrice, totalPrice: times(unitPrice, quantity), discount: zero, promotions: [] };
  return {
    itemId,
    title,
    subTitle,
    path,
    picture,
    marketingSensitive,
    substance,
    quantity,
    stock,
    maxQuantity,
    // A list does not know it; until the service sends it, the limit of the product alone applies.
    activeSubstance,
    ...price,
  };
}

/** Only the service knows what the offers take off another quantity. */
function resized(row: CartRow, quantity: number): CartRow {
  if (quantity === row.quantity) return row;
  const totalPrice = times(row.unitPrice, quantity);
  const discountUnknown = row.discount > 0 || row.discountUnknown === true;
  return { ...row, quantity, totalPrice, discount: zero, promotions: [], discountUnknown };
}

/**
 * Sets one row. The totals stay as they were, since only the service knows discounts and shipping; those of a cart
 * without products say nothing about its first one.
 */
function withQuantity(cart: Cart, { itemId, quantity }: ItemQuantity, card: ProductCard | undefined): Cart {
  if (quantity <= 0) return { ...cart, rows: cart.rows.filter((row) => row.itemId !== itemId) };
  if (!cart.rows.some((row) => row.itemId === itemId)) {
    if (!card) return cart;
    const totals = cart.rows.length > 0 || cart.bag ? cart.totals : null;
    return { ...cart, totals, rows: [...cart.rows, rowOf(card, quantity)] };
  }
  const rows = cart.rows.map((row) => (row.itemId === itemId ? resized(row, quantity) : row));
  return { ...cart, rows };
}

function withMore(cart: Cart, { itemId, quantity }: ItemQuantity, card: ProductCard | undefined): Cart {
  const before = cart.rows.find((row) => row.itemId === itemId)?.quantity ?? 0;
  return withQuantity(cart, { itemId, quantity: before + quantity }, card);
}

/** The cart with the change applied, as far as it can be predicted here. */
export function applyOptimistic(cart: Cart, change: CartChange, cardOf: CardOf = noCard): Cart {
  switch (change.kind) {
    case 'add':
      return withMore(cart, change, cardOf(change.itemId));
    case 'addMany':
      return change.items.reduce((next, item) => withMore(next, item, cardOf(item.itemId)), cart);
    case 'set':
      return withQuantity(cart, change, cardOf(change.itemId));
    case 'removeVoucher':
      return { ...cart, vouchers: cart.vouchers.filter(({ code }) => code !== change.code) };
    case 'becomeMember':
      return { ...cart, wantsToBecomeMember: change.value };
    case 'prescribedDetails':
      return { ...cart, prescribedDetails: change.value };
    case 'removeRx':
    case 'detachBag':
      return { ...cart, bag: null };
    default:
      return cart;
  }
}

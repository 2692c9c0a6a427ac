import { type CartChange, itemsOf } from '../../api/cart/changes';
import type { Cart } from '../../domain/cart';
import type { ProductNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';
import { currentCart } from '../current-cart';
import { askDisclaimers } from './question';

/** Milliseconds to wait for the service of restrictions; without its answer the checkout asks. */
const timeoutMs = 2000;

async function lookUp(items: readonly ProductNumber[]): Promise<string[]> {
  const { substanceOf } = await currentCart();
  const substances = await Promise.all(items.map((item) => substanceOf(item).catch(() => null)));
  return substances.filter((substance) => substance !== null);
}

/** A medicine's card may date from before its substance had a disclaimer. */
function isCertain({ itemType, substance }: ProductCard): boolean {
  return itemType !== 'otc' || substance !== null;
}

/** The substances of products that are about to be added, and the products whose substance is not known here. */
function contentsOf(change: CartChange, cards: readonly ProductCard[], cart: Cart | null) {
  if (change.kind === 'set') {
    const row = cart?.rows.find(({ itemId }) => itemId === change.itemId);
    const grows = row !== undefined && change.quantity > row.quantity;
    return { substances: grows && row.substance !== null ? [row.substance] : [], unknown: [] };
  }
  if (change.kind !== 'add' && change.kind !== 'addMany') return { substances: [], unknown: [] };
  const certain = cards.filter(isCertain);
  return {
    substances: certain.flatMap(({ substance }) => substance ?? []),
    unknown: itemsOf(change).filter((item) => !certain.some(({ productNumber }) => productNumber === item)),
  };
}

interface BeforeAdding {
  cards: readonly ProductCard[];
  cart: Cart | null;
  /** Called when the customer is asked. */
  onAsked: () => void;
}

/**
 * Asks the customer to accept the outstanding disclaimers of what a change adds to the cart.
 * @returns true at once if there is nothing to ask or to look up; false if one was declined
 */
export function disclaimersAccepted(
  change: CartChange,
  { cards, cart, onAsked }: BeforeAdding,
): true | Promise<boolean> {
  const { substances, unknown } = contentsOf(change, cards, cart);
  function ask(more: readonly string[]): true | Promise<boolean> {
    const question = askDisclaimers([...substances, ...more]);
    if (question === null) return true;
    onAsked();
    return question.answer.then((answer) => answer === 'accepted');
  }
  if (unknown.length === 0) return ask([]);
  const timedOut = new Promise<string[]>((resolve) => setTimeout(resolve, timeoutMs, []));
  return Promise.race([lookUp(unknown).catch(() => []), timedOut]).then(ask);
}

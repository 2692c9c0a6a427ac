import { lookUp } from '../../api/items/look-up';
import type { Item } from '../../api/items/schema';
import { offerOf, type ProductCard } from '../../domain/product';

type Terms = Pick<ProductCard, 'price' | 'promotion' | 'multiBuy' | 'memberPrice' | 'basePrice' | 'minPriceMonth'>;

/** The cards with current terms, fetched in one call; null if nothing has changed. */
export async function currentCards(cards: readonly ProductCard[]): Promise<ProductCard[] | null> {
  const items = await Promise.all(cards.map(({ productNumber }) => lookUp(productNumber).catch(() => null)));
  const current = cards.map((card, n) => corrected(card, items[n]));
  return current.every((card, n) => card === cards[n]) ? null : current;
}

/**
 * The card updated from the service, within its reserved space. A product that the service does not know stays
 * unchanged, and so does one without a price: its own page shows more.
 */
function corrected(card: ProductCard, item: Item | null | undefined): ProductCard {
  if (!item || card.price === null) return card;
  const { word, buyable } = card.availability;
  const terms = termsFor(card, item);
  const isSame = word === item.availability.word && buyable === item.availability.buyable && same(terms, pick(card));
  return isSame ? card : { ...card, ...terms, availability: item.availability };
}

/**
 * A reduction must not be shown without its lowest price and last day. If these need more lines than the page reserved,
 * only the price is shown; the product's own page shows the rest.
 */
function termsFor(card: ProductCard, item: Item): Terms {
  const current = { ...pick(item), basePrice: card.basePrice && item.basePrice };
  if (linesOf(current) <= linesOf(card)) return current;
  const { price, promotion, basePrice, memberPrice } = current;
  return {
    price: promotion?.price ?? price,
    promotion: null,
    multiBuy: null,
    memberPrice: card.memberPrice && memberPrice,
    basePrice,
    minPriceMonth: null,
  };
}

function linesOf({ promotion, multiBuy, memberPrice, minPriceMonth }: Terms): number {
  const lines = [promotion, promotion && minPriceMonth, offerOf({ promotion, multiBuy })?.expires, memberPrice];
  return lines.filter((line) => line != null).length;
}

function pick({ price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth }: Terms): Terms {
  return { price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth };
}

function same(one: Terms, other: Terms): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import type { ProductNumber } from './ids';
import type { Ore } from './money';

/** What the shop can say of a product's stock online. */
export type StockWord = 'inStock' | 'outOfStock' | 'discontinued' | 'exceedsStock' | 'missingPrice' | 'unknown';

export type ItemType = 'goods' | 'otc' | 'prescription' | 'unknown';

export interface Availability {
  word: StockWord;
  /** Whether the service lets this product be put into a cart now. */
  buyable: boolean;
  /** How many can be bought; null where the service does not tell. */
  stock: number | null;
}

export interface Promotion {
  price: Ore;
  ribbon: string;
  /** ISO date of the last day, or null where the offer has no end. */
  expires: string | null;
}

/** An offer that holds for several of one product, e.g. 'Ta 3 betala för 2'; the cart service takes it off. */
export interface MultiBuy {
  ribbon: string;
  /** ISO date of the last day, or null where the offer has no end. */
  expires: string | null;
}

/** A picture in several widths; `src` is relative to the media base, without width and ending. */
export interface Picture {
  src: string;
  alt: string;
  widths: number[];
  /** height / width */
  ratio: number;
}

export interface ComparisonPrice {
  amount: Ore;
  unit: string;
}

export interface Rating {
  /** 0 to 5 */
  average: number;
  count: number;
}

/** What a list shows of a product. */
export interface ProductCard {
  productNumber: ProductNumber;
  /** Address path of the product page, e.g. `/produkt/alvedon-500-mg-100123/`. */
  path: string;
  title: string;
  subTitle: string;
  brand: string;
  /** Ordinary price; null means missing, and the product cannot be bought. */
  price: Ore | null;
  promotion: Promotion | null;
  multiBuy: MultiBuy | null;
  /** What members of the club pay; null where they pay the same. */
  memberPrice: Ore | null;
  /** Comparison price (jämförpris). */
  basePrice: ComparisonPrice | null;
  /** Lowest own price of the 30 days before a promotion. */
  minPriceMonth: Ore | null;
  itemType: ItemType;
  /** The substance whose disclaimer must be accepted before purchase. */
  substance: string | null;
  rating: Rating | null;
  availability: Availability;
  marketingSensitive: boolean;
  newProduct: boolean;
  sustainability: string[];
  picture: Picture | null;
  /** By which the search service knows where it has shown the product; what comes with a page has none. */
  ticket?: string;
}

/** Nobody outside is told what becomes of the others. */
export function mayBeTold({
  itemType,
  marketingSensitive,
}: Pick<ProductCard, 'itemType' | 'marketingSensitive'>): boolean {
  return !marketingSensitive && itemType !== 'prescription';
}

/** What a card's ribbon says, and until when: a lower price, or an offer for several. */
export function offerOf({ promotion, multiBuy }: Pick<ProductCard, 'promotion' | 'multiBuy'>): MultiBuy | null {
  return promotion ?? multiBuy;
}

/** A notice that the law wants beside a product, such as `Läs bipacksedeln noga.` */
export interface Disclosure {
  /** What kind of notice it is: the same for all products that bear it. */
  id: string;
  text: string;
}

/** A substance that must be read about before purchase, and the page where that is done. */
export interface Restriction {
  substance: string;
  productUrl: string;
}

export type ShippingTag = 'adultOnly' | 'idRequired' | 'requiresCooling' | 'ecological';

import type { ProductNumber } from './ids';
import type { Ore } from './money';

/** What the shop can say of a good's stock online. */
export type StockWord = 'inStock' | 'outOfStock' | 'discontinued' | 'exceedsStock' | 'missingPrice' | 'unknown';

export type ItemType = 'goods' | 'otc' | 'prescription' | 'unknown';

export interface Availability {
  word: StockWord;
  /** Whether the service lets this good be put into a cart now. */
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

/** What a list shows of a good. */
export interface ProductCard {
  productNumber: ProductNumber;
  /** Address path of the product page, e.g. `/produkt/alvedon-500-mg-100123/`. */
  path: string;
  title: string;
  subTitle: string;
  brand: string;
  /** Ordinary price; null means missing, and the good cannot be bought. */
  price: Ore | null;
  promotion: Promotion | null;
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
}

export type ShippingTag = 'adultOnly' | 'idRequired' | 'requiresCooling' | 'ecological';

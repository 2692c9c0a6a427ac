import type { ProductNumber } from './ids';
import type { Ore } from './money';

/** Online stock status of a product. */
export type StockStatus = 'inStock' | 'outOfStock' | 'discontinued' | 'exceedsStock' | 'missingPrice' | 'unknown';

export type ItemType = 'goods' | 'otc' | 'prescription' | 'unknown';

export interface Availability {
  word: StockStatus;
  /** Whether the service lets customers add this product to a cart now. */
  buyable: boolean;
  /** Available quantity; null if the service does not send it. */
  stock: number | null;
  /** The most that one order may contain; lists do not have it. */
  maxQuantity?: number;
  /** Of a self-care medicine, whose packages are limited per substance; lists do not have it. */
  activeSubstance?: string | null;
}

export interface Promotion {
  price: Ore;
  ribbon: string;
  /** ISO date of the last day, or null if the offer does not expire. */
  expires: string | null;
}

/** An offer for several of one product, e.g. 'Ta 3 betala för 2'; the cart service applies it. */
export interface MultiBuy {
  ribbon: string;
  /** ISO date of the last day, or null if the offer does not expire. */
  expires: string | null;
}

/** A picture in several widths; `src` is relative to the media base, without width and extension. */
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

/** A product as shown in lists. */
export interface ProductCard {
  productNumber: ProductNumber;
  /** Path of the product page, e.g. `/produkt/alvedon-500-mg-100123/`. */
  path: string;
  title: string;
  subTitle: string;
  brand: string;
  /** Ordinary price; null means missing, and the product cannot be bought. */
  price: Ore | null;
  promotion: Promotion | null;
  multiBuy: MultiBuy | null;
  /** Price for club members; null if it is the same. */
  memberPrice: Ore | null;
  /** Comparison price (jämförpris). */
  basePrice: ComparisonPrice | null;
  /** Lowest own price in the 30 days before a promotion. */
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
  /** Identifies where the search service has shown the product; products from page data have none. */
  ticket?: string;
}

/** Whether third parties may receive events about the product. */
export function mayBeReported({
  itemType,
  marketingSensitive,
}: Pick<ProductCard, 'itemType' | 'marketingSensitive'>): boolean {
  return !marketingSensitive && itemType !== 'prescription';
}

/**
 * Whether a product may be promoted: in rails, menus, suggestions and recommendations, and with its price where it is
 * listed. Prescription medicines must not be advertised to the public.
 */
export function mayBeAdvertised({ itemType }: Pick<ProductCard, 'itemType'>): boolean {
  return itemType !== 'prescription';
}

/** Whether a product is presented as new (`Nyhet`). */
export function isNews(product: Pick<ProductCard, 'itemType' | 'newProduct'>): boolean {
  return product.newProduct && mayBeAdvertised(product);
}

/** Whether a product may be recommended to someone who buys prescription medicines: only a pharmacist adds a medicine. */
export function goesWithPrescriptions({ itemType }: Pick<ProductCard, 'itemType'>): boolean {
  return itemType === 'goods';
}

/** Text and expiry of a card's ribbon: a reduced price, or an offer for several. */
export function offerOf({ promotion, multiBuy }: Pick<ProductCard, 'promotion' | 'multiBuy'>): MultiBuy | null {
  return promotion ?? multiBuy;
}

/** A legally required notice about a product, such as `Läs bipacksedeln noga.` */
export interface Disclosure {
  /** Kind of notice: the same for all products that have it. */
  id: string;
  text: string;
}

/** A substance that requires reading its page before purchase. */
export interface Restriction {
  substance: string;
  productUrl: string;
}

export type ShippingTag = 'adultOnly' | 'idRequired' | 'requiresCooling' | 'ecological';

import type { ProductCard, Rating } from './product';

/** A customer review of a product. */
export interface Review {
  id: string;
  title: string;
  text: string;
  /** 1 to 5 */
  stars: number;
  /** ISO date */
  date: string;
  author: string;
  /** Whether the review company has checked it against a purchase. */
  verified: boolean;
}

/** Reviews of a product: average rating, number of ratings, and some of the reviews. */
export interface Reviews extends Rating {
  /** The review company. */
  provider: string;
  items: Review[];
}

/**
 * Whether customers may rate a product, and others see what they thought. Medicines must not be advertised with what the
 * public says about them, and loading reviews reveals to a third party that a visitor views the product.
 */
export function mayBeReviewed({
  marketingSensitive,
  itemType,
}: Pick<ProductCard, 'itemType' | 'marketingSensitive'>): boolean {
  return itemType === 'goods' && !marketingSensitive;
}

/** What customers think of a product, where that may be shown; null if it may not, or nobody has rated it. */
export function ratingOf(product: Pick<ProductCard, 'itemType' | 'marketingSensitive' | 'rating'>): Rating | null {
  return mayBeReviewed(product) && product.rating && product.rating.count > 0 ? product.rating : null;
}

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

/** Whether reviews may be loaded, which reveals to a third party that a visitor views the product. */
export function canBeReviewed({ marketingSensitive, itemType }: ProductCard): boolean {
  return !marketingSensitive && itemType !== 'prescription';
}

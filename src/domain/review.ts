import type { ProductCard, Rating } from './product';

/** What a customer has written of a product. */
export interface Review {
  id: string;
  title: string;
  text: string;
  /** 1 to 5 */
  stars: number;
  /** ISO date */
  date: string;
  author: string;
  /** Whether whoever collects the reviews has held it against a purchase. */
  verified: boolean;
}

/** All that is said of a product: how it is rated on average and by how many, and what some of them have written. */
export interface Reviews extends Rating {
  /** The company that collects them. */
  provider: string;
  items: Review[];
}

/** Whether a third party may be told that somebody looks at the product, which is how reviews of it are found. */
export function canBeReviewed({ marketingSensitive, itemType }: ProductCard): boolean {
  return !marketingSensitive && itemType !== 'prescription';
}

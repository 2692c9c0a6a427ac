import type { ProductCard } from '../../domain/product';

/** What to find: a product, or what may be dispensed on a prescription. */
export type Subject = Pick<ProductCard, 'productNumber' | 'title' | 'marketingSensitive'> & {
  /** Asks for what may replace the product, too; only who may see the prescription gets an answer. */
  prescriptionId?: string;
};

import type { ProductNumber } from '../../domain/ids';
import { mayBeTold, type ProductCard } from '../../domain/product';
import { ask } from './ask';
import { keepPageTicket } from './page-ticket';
import { recommendationsSchema } from './schema';

/**
 * The search service learns that a product is looked at from the question for its page: asked for no lists, the answer
 * is a few bytes, the product's ticket among them. @throws ApiError
 */
export async function tellViewed(product: ProductCard): Promise<void> {
  if (mayBeTold(product)) await keepPageTicket(product.productNumber, askForTicket(product.productNumber));
}

async function askForTicket(productNumber: ProductNumber): Promise<string | undefined> {
  const { tickets } = await ask(
    (query) => query.productPage({ productKey: productNumber }, { recommendationLists: [] }),
    recommendationsSchema,
    new AbortController().signal,
  );
  return tickets[productNumber];
}

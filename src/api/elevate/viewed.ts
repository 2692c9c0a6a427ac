import type { ProductNumber } from '../../domain/ids';
import { ask } from './ask';
import { productPageSchema } from './schema';

/**
 * The search service learns that a good is looked at from the question for its page: asked for no lists, the answer
 * is a few bytes. @throws ApiError
 */
export async function tellViewed(productNumber: ProductNumber): Promise<void> {
  await ask(
    (query) => query.productPage({ productKey: productNumber }, { recommendationLists: [] }),
    productPageSchema,
    new AbortController().signal,
  );
}

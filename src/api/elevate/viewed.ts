import type { ProductNumber } from '../../domain/ids';
import { mayBeReported, type ProductCard } from '../../domain/product';
import { ask } from './ask';
import { storePageTicket } from './page-ticket';
import { recommendationsSchema } from './schema';

/**
 * Reports a product view: the search service counts the request for its page. Without lists the response is a few
 * bytes, including the product's ticket. @throws ApiError
 */
export async function notifyViewed(product: ProductCard): Promise<void> {
  if (mayBeReported(product)) await storePageTicket(product.productNumber, askForTicket(product.productNumber));
}

async function askForTicket(productNumber: ProductNumber): Promise<string | undefined> {
  const { tickets } = await ask(
    (query) => query.productPage({ productKey: productNumber }, { recommendationLists: [] }),
    recommendationsSchema,
    new AbortController().signal,
  );
  return tickets[productNumber];
}

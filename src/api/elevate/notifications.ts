import type { SessionMetadata } from '@apptus/esales-api';
import { mayBeReported, type ProductCard } from '../../domain/product';
import { notify } from './ask';
import { connectElevate } from './client';
import { pageTicket } from './page-ticket';

type Product = Pick<ProductCard, 'productNumber' | 'itemType' | 'marketingSensitive' | 'ticket'>;

/** Reports that an entry of one of the service's lists was clicked, by its ticket. @throws ApiError */
export function notifySuggestionClick(ticket: string): Promise<void> {
  return notify((notify) => notify.click(ticket));
}

/** Reports a click on a product in a list; products from page data have no ticket and are skipped. @throws ApiError */
export async function notifyClick(product: Product): Promise<void> {
  const { ticket } = product;
  if (ticket && mayBeReported(product)) await notifySuggestionClick(ticket);
}

/** Reports a product added to the cart, by its ticket from the list or from its own page. @throws ApiError */
export async function notifyAddToCart(product: Product): Promise<void> {
  if (!mayBeReported(product)) return;
  const ticket = product.ticket ?? (await pageTicket(product.productNumber));
  if (ticket) await notify((notify) => notify.addToCart(ticket));
}

/** Reports that a product was added to or removed from the favourites. @throws ApiError */
export async function notifyFavourite(product: Product, isFavourite: boolean): Promise<void> {
  if (!mayBeReported(product)) return;
  await notify((notify) =>
    (isFavourite ? notify.addFavorite : notify.removeFavorite).call(notify, product.productNumber),
  );
}

/** Reports the end of the session with these keys. @throws ApiError */
export function notifySessionEnd(keys: SessionMetadata): Promise<void> {
  return notify((notify) => notify.end(), connectElevate({ session: () => keys }));
}

import type { SessionMetadata } from '@apptus/esales-api';
import { mayBeTold, type ProductCard } from '../../domain/product';
import { tell } from './ask';
import { connectElevate } from './client';
import { pageTicket } from './page-ticket';

type Product = Pick<ProductCard, 'productNumber' | 'itemType' | 'marketingSensitive' | 'ticket'>;

/** Reports that an entry of one of the service's lists was clicked, by its ticket. @throws ApiError */
export function tellFollowed(ticket: string): Promise<void> {
  return tell((notify) => notify.click(ticket));
}

/** Reports a click on a product in a list; products from page data have no ticket and are skipped. @throws ApiError */
export async function tellClick(product: Product): Promise<void> {
  const { ticket } = product;
  if (ticket && mayBeTold(product)) await tellFollowed(ticket);
}

/** Reports a product added to the cart, by its ticket from the list or from its own page. @throws ApiError */
export async function tellAddToCart(product: Product): Promise<void> {
  if (!mayBeTold(product)) return;
  const ticket = product.ticket ?? (await pageTicket(product.productNumber));
  if (ticket) await tell((notify) => notify.addToCart(ticket));
}

/** Reports that a product was added to or removed from the favourites. @throws ApiError */
export async function tellFavourite(product: Product, isFavourite: boolean): Promise<void> {
  if (!mayBeTold(product)) return;
  await tell((notify) =>
    (isFavourite ? notify.addFavorite : notify.removeFavorite).call(notify, product.productNumber),
  );
}

/** Reports the end of the session with these keys. @throws ApiError */
export function tellEnd(keys: SessionMetadata): Promise<void> {
  return tell((notify) => notify.end(), connectElevate({ session: () => keys }));
}
